import Glibc
import LayoutRecord
import PreviewSyntax

/// Builds SwiftUI source that is not changed for it: one shared, kept package depends on Keyline's, and the program's
/// files are put into its only target. What was built once from the same content is kept and not built again.
struct ScratchPackage {
    private let keyline: String
    private let directory: String
    private let terminal: Terminal

    init(_ invocation: Invocation) throws(CommandFailure) {
        keyline = try KeylinePackage.find(invocation)
        terminal = invocation.terminal
        let home = invocation.environment["HOME"] ?? "/tmp"
        let cache =
            invocation.environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.cache"
        directory = "\(cache)/keyline/\(Digest(of: Array(keyline.utf8)).short)"
    }

    /// The program that is built from the files.
    func program(of files: [String]) throws(CommandFailure) -> String {
        var sources: [(name: String, path: String, bytes: [UInt8])] = []
        for path in files {
            let name = FileSystem.name(of: path)
            if let other = sources.first(where: { $0.name == name }) {
                throw CommandFailure(
                    .usage, "\(other.path) and \(path) have one name", remedy: "Give one of the files another name.")
            }
            sources.append((name, path, try FileSystem.read(path)))
        }
        let program = "\(directory)/programs/\(fingerprint(of: sources))"
        if FileSystem.isFile(program) { return program }
        let lock = try DirectoryLock(directory)
        defer { lock.release() }
        if FileSystem.isFile(program) { return program }
        let originals = try write(sources)
        let words = files.map(FileSystem.name).joined(separator: ", ")
        if !FileSystem.exists("\(directory)/.build") {
            terminal.say(
                "The layout engine is built with the first program, which takes some minutes; later ones take seconds.")
        }
        let built = try PackageBuild(
            package: directory, product: "Program", words: words, originals: originals
        ).build(terminal)
        try FileSystem.makeDirectory("\(directory)/programs")
        try FileSystem.copyExecutable(built, to: program)
        return program
    }

    /// Names the content of a program and the engine that it is built against.
    private func fingerprint(of sources: [(name: String, path: String, bytes: [UInt8])]) -> String {
        var bytes: [UInt8] = []
        for source in sources.sorted(by: { $0.name < $1.name }) {
            bytes += Array("\(source.name)\0\(source.bytes.count)\0".utf8) + source.bytes
        }
        for file in FileSystem.files(below: keyline + "/Sources").sorted() + ["Package.swift"] {
            bytes += Array("\(file)\0\(FileSystem.stamp(of: file.hasPrefix("/") ? file : "\(keyline)/\(file)"))\0".utf8)
        }
        return Digest(of: bytes).short
    }

    /// Returns where each copy came from.
    private func write(
        _ sources: [(name: String, path: String, bytes: [UInt8])]
    ) throws(CommandFailure) -> [(copy: String, original: String)] {
        var originals: [(copy: String, original: String)] = []
        let target = "\(directory)/Sources/Program"
        try FileSystem.makeDirectory(target)
        // Names of the files before must not linger: they would be compiled too.
        for file in FileSystem.files(below: target) { unlink(file) }
        var read: [(name: String, outline: ProgramOutline)] = []
        for source in sources {
            let outline = ProgramOutline(String(decoding: source.bytes, as: UTF8.self))
            read.append((source.name, outline))
            // A file named main.swift is a script, which an @main program is not.
            let isMain = source.name == "main.swift" && outline.hasMain
            let copy = "\(target)/\(isMain ? "MainProgram.swift" : source.name)"
            try FileSystem.write(source.bytes, to: copy)
            // A copy's name must not begin another one's.
            originals.append((copy + ":", source.path + ":"))
        }
        // The build plans anew when the manifest changes, and not when a package it depends on gains a file: so the
        // manifest names the files.
        let listed = FileSystem.files(below: keyline + "/Sources").sorted().joined(separator: "\n")
        let engineFiles = Digest(of: Array(listed.utf8)).short
        if let main = PreviewProgram.main(of: read) {
            try FileSystem.write(Array(main.utf8), to: "\(target)/_KeylinePreviews.swift")
        } else if !read.contains(where: { $0.outline.hasMain }), !sources.contains(where: { $0.name == "main.swift" }) {
            throw CommandFailure(
                .usage, "\(sources.map(\.path).joined(separator: ", ")) shows nothing",
                remedy: "Add an @main App, a #Preview or a PreviewProvider.")
        }
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Program",
                dependencies: [.package(name: "keyline", path: \(Self.quoted(keyline)))],
                targets: [
                    .executableTarget(
                        name: "Program",
                        dependencies: [.product(name: "SwiftUI", package: "keyline")])
                ],
                swiftLanguageModes: [.v5]
            )
            // engine's files: \(engineFiles)

            """
        let path = "\(directory)/Package.swift"
        // An equal manifest keeps its date, so that nothing is planned anew.
        if (try? FileSystem.read(path)) != Array(manifest.utf8) { try FileSystem.write(Array(manifest.utf8), to: path) }
        return originals
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
    }
}

/// Keeps a directory to one process at a time; the lock goes with its process.
private struct DirectoryLock {
    private let descriptor: Int32

    init(_ directory: String) throws(CommandFailure) {
        try FileSystem.makeDirectory(directory)
        descriptor = Glibc.open(directory + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
            throw CommandFailure(
                .couldNotRun, "\(directory) cannot be locked: \(FileSystem.reason(errno))",
                remedy: "Make it writable, or set XDG_CACHE_HOME to another place.")
        }
    }

    func release() { close(descriptor) }
}
