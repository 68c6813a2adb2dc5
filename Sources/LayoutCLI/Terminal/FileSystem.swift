import Glibc

/// The few things that commands do with files. Errors are the program's own, with the file's name and the remedy.
package enum FileSystem {
    package static func isFile(_ path: String) -> Bool { mode(of: path).map { $0 & S_IFMT == S_IFREG } ?? false }

    package static func isDirectory(_ path: String) -> Bool { mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false }

    /// Whether a path is a pipe, a terminal or another thing that is there and no file.
    package static func isSpecial(_ path: String) -> Bool { exists(path) && !isFile(path) && !isDirectory(path) }

    package static func exists(_ path: String) -> Bool { mode(of: path) != nil }

    private static func mode(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode : nil
    }

    package static var workingDirectory: String {
        guard let buffer = getcwd(nil, 0) else { return "." }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    /// The directory that a path stands in: `.` for a bare name.
    package static func directory(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The path from the root, with links resolved; the path itself when there is no such file.
    package static func absolute(_ path: String) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        return path.hasPrefix("/") ? path : workingDirectory + "/" + path
    }

    package static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(path) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw unreadable(path)
            }
            bytes.append(contentsOf: chunk[..<count])
        }
    }

    private static func unreadable(_ path: String) -> CommandFailure {
        CommandFailure(
            errno == EIO ? .couldNotRun : .usage, "\(path) cannot be read: \(reason(errno))",
            remedy: "Check the name and the permissions.")
    }

    /// Writes a whole file; a reader never sees half of it.
    package static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        func unwritable() -> CommandFailure {
            CommandFailure(
                .couldNotRun, "\(path) cannot be written: \(reason(errno))",
                remedy: "Choose another file with -o, or make its directory writable.")
        }
        let isSpecial = exists(path) && !isFile(path)
        let temporary = isSpecial ? path : path + ".\(getpid()).tmp"
        let descriptor = Glibc.open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw unwritable() }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written) }
            if count < 0 {
                if errno == EINTR { continue }
                let failure = unwritable()
                close(descriptor)
                if !isSpecial { unlink(temporary) }
                throw failure
            }
            written += count
        }
        close(descriptor)
        if !isSpecial, rename(temporary, path) != 0 {
            let failure = unwritable()
            unlink(temporary)
            throw failure
        }
    }

    package static func copyExecutable(_ path: String, to copy: String) throws(CommandFailure) {
        try write(try read(path), to: copy)
        chmod(copy, 0o755)
    }

    /// Makes a directory and what is missing above it.
    package static func makeDirectory(_ path: String) throws(CommandFailure) {
        if path.isEmpty || isDirectory(path) { return }
        try makeDirectory(directory(of: path) == path ? "" : directory(of: path))
        guard mkdir(path, 0o755) == 0 || errno == EEXIST && isDirectory(path) else {
            throw CommandFailure(
                .couldNotRun, "the directory \(path) cannot be made: \(reason(errno))",
                remedy: "Choose another place, or make its parent writable.")
        }
    }

    /// Every regular file below a directory, by its path; none when there is no such directory.
    package static func files(below directory: String) -> [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var files: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            let path = "\(directory)/\(name)"
            if isDirectory(path) { files += self.files(below: path) } else if isFile(path) { files.append(path) }
        }
        return files
    }

    /// Tells one state of a file from another: its size and when it was last changed.
    package static func stamp(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "none" }
        return "\(status.st_size)-\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }

    /// When a file was last changed, in seconds; nil when there is none.
    package static func changed(_ path: String) -> Double? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    }

    /// A new directory for what is not to be kept.
    package static func makeTemporaryDirectory(in parent: String) throws(CommandFailure) -> String {
        var template = Array("\(parent)/keyline-XXXXXX".utf8CString)
        guard let path = mkdtemp(&template) else {
            throw CommandFailure(
                .couldNotRun, "no directory can be made in \(parent): \(reason(errno))",
                remedy: "Set TMPDIR to a place that is writable.")
        }
        return String(cString: path)
    }

    /// Removes a directory and all that is in it; links are removed, not followed.
    package static func removeDirectory(_ directory: String) {
        if let stream = opendir(directory) {
            while let entry = readdir(stream) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name == "." || name == ".." { continue }
                let path = "\(directory)/\(name)"
                var status = stat()
                let isReal = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
                if isReal { removeDirectory(path) } else { unlink(path) }
            }
            closedir(stream)
        }
        rmdir(directory)
    }

    package static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
