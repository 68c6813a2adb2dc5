/// A recorder that `swift build` left in a package's directory: its path tells which package it records.
struct BuiltRecorder {
    let executable: String
    private let package: String

    /// Nil for a program that stands in no build directory. A path without a directory before `.build` is meant from the
    /// working directory.
    init?(_ command: [String]) {
        guard let first = command.first else { return nil }
        let path = first.hasPrefix(".build/") ? "./" + first : first
        guard let build = path.ranges(of: "/.build/").last else { return nil }
        executable = path
        package = String(path[..<build.lowerBound])
    }

    private var remedy: String {
        let place = ["", "."].contains(package) || FileSystem.absolute(package) == FileSystem.absolute(".")
        let directory = place ? "" : " --package-path \(package)"
        return "`swift build --product \(FileSystem.name(of: executable))\(directory)`"
    }

    /// What to do when the recorder is not there.
    var missing: CommandFailure? {
        guard !FileSystem.exists(executable), FileSystem.isFile("\(package)/Package.swift") else { return nil }
        return CommandFailure(.couldNotRun, "the recorder \(executable) is not built", remedy: "Build it: \(remedy).")
    }

    /// A warning when a source was changed after the recorder was built: then it records what was, not what is.
    var staleness: String? {
        guard let built = FileSystem.changed(executable) else { return nil }
        let newer = FileSystem.files(below: package + "/Sources").filter { $0.hasSuffix(".swift") }.sorted().first {
            FileSystem.changed($0).map { $0 > built } ?? false
        }
        return newer.map { "\($0) was changed after the recorder was built; \(remedy) builds it again." }
    }
}
