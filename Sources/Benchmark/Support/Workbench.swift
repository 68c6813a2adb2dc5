import Foundation
import LayoutRecording
import SyntheticCatalogue

/// Where a benchmark works: a folder of its own, the executable that is measured, and the reference programs.
struct Workbench {
    /// A folder that is removed at the end.
    let folder: String
    /// The `keyline` that is measured.
    let keyline: String
    /// The folder of the reference programs.
    let references: String

    init(keyline: String?) throws {
        folder = NSTemporaryDirectory() + "keyline-benchmark-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let beside = URL(fileURLWithPath: Program.own).deletingLastPathComponent().appendingPathComponent("keyline")
            .path
        self.keyline = keyline ?? beside
        references = FileManager.default.currentDirectoryPath + "/Sources/Benchmark/References"
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// Removes what a benchmark before may have left under these names.
    func clear(_ names: String...) {
        for name in names {
            for suffix in ["", "-wal", "-shm", "-writers"] {
                try? FileManager.default.removeItem(atPath: path(name) + suffix)
            }
        }
    }

    /// How the measured `keyline` has Swift's libraries: in itself, or as files to find at each start.
    var linking: String {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: keyline), options: .mappedIfSafe) else {
            return "missing"
        }
        return file.range(of: Data("libswiftCore.so".utf8)) == nil ? "static" : "dynamic"
    }

    /// `keyline WORDS...` in the bench's folder.
    func run(_ words: [String], allowing codes: Set<Int32> = [0]) throws -> Program.Measurement {
        guard FileManager.default.isExecutableFile(atPath: keyline) else {
            throw BenchmarkError(
                "there is no \(keyline): build it with `make build`, or name one with --keyline FILE")
        }
        return try Program.run([keyline] + words, directory: folder, allowing: codes)
    }

    /// `keyline record` of a catalogue that nobody wrote.
    func record(_ catalogue: SyntheticCatalogue, into database: String) throws -> Program.Measurement {
        let arguments = catalogue.arguments.flatMap { ["--recorder-arg", $0] }
        return try run(
            ["record", "--quiet", "--db", database, "--recorder", Program.own, "--recorder-arg", "__catalogue"]
                + arguments
        )
    }

    /// The size of a file in bytes.
    func size(_ name: String) -> Double {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path(name))
        return (attributes?[.size] as? NSNumber)?.doubleValue ?? .nan
    }

    /// Runs a reference program and reads the numbers it prints, one `name value` a line. Nil, with a note on standard
    /// error, when there is no Python to run it.
    func python(_ script: String, _ arguments: [String], interpreter: String = "python3") throws -> [String: Double]? {
        guard Program.has("python3"), FileManager.default.fileExists(atPath: "\(references)/\(script)") else {
            Note.say("no reference: \(script) needs python3 and the package's folder as the working directory")
            return nil
        }
        let output = try Program.run([interpreter, "\(references)/\(script)"] + arguments, directory: folder).output
        var numbers: [String: Double] = [:]
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2, let number = Double(words[1]) { numbers[String(words[0])] = number }
        }
        return numbers
    }
}

/// Prose and progress go to standard error; standard output is for results.
enum Note {
    static func say(_ words: String) { FileHandle.standardError.write(Data((words + "\n").utf8)) }
}
