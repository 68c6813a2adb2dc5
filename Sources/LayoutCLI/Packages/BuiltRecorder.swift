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

    /// A source that was changed after the recorder was built, which then records what was and not what is; nil when
    /// there is none. Sources of targets that are no part of the recorder do not count: building it again would leave it
    /// as old as it is.
    ///
    /// - Parameter other: another file that must be older too.
    private func newerSource(than other: String? = nil) -> String? {
        guard var built = FileSystem.changed(executable) else { return nil }
        if let other, let time = FileSystem.changed(other) { built = max(built, time) }
        let targets = linkedTargets
        let directory = package + "/Sources"
        return FileSystem.files(below: directory).filter { file in
            guard file.hasSuffix(".swift") else { return false }
            let target = file.dropFirst(directory.count + 1).prefix { $0 != "/" }
            return targets?.contains(String(target)) ?? true
        }.sorted().first { FileSystem.changed($0).map { $0 > built } ?? false }
    }

    /// The names of the targets of which the recorder was linked; nil when the build did not leave them.
    private var linkedTargets: Set<String>? {
        guard let list = try? FileSystem.read("\(executable).product/Objects.LinkFileList") else { return nil }
        var targets: Set<String> = []
        for line in String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline) {
            // DIRECTORY/.build/.../debug/TARGET.build/FILE.o
            if let folder = line.split(separator: "/").last(where: { $0.hasSuffix(".build") && $0 != ".build" }) {
                targets.insert(String(folder.dropLast(".build".count)))
            }
        }
        return targets.isEmpty ? nil : targets
    }

    /// A warning that it records what was.
    var staleness: String? {
        newerSource().map { "\($0) was changed after the recorder was built; \(remedy) builds it again." }
    }

    /// Why it is no use to whoever wants to know what a change did: nothing was built since, so the change is not in it,
    /// and nothing would differ. A build may find that a file which was only touched needs no new executable, so that the
    /// build's own records have to be older too.
    var stale: CommandFailure? {
        newerSource(than: package + "/.build/build.db").map {
            CommandFailure(
                .couldNotRun,
                "\($0) was changed after the recorder \(executable) was built, so its change is not in it",
                remedy: "Build it again: \(remedy).")
        }
    }
}
