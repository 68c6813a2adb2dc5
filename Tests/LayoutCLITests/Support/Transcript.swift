import Foundation
import Testing

/// What a person sees in a terminal: commands after `$ `, each with what it printed.
struct Transcript {
    struct Step {
        let command: String
        var output = ""
    }

    var steps: [Step] = []

    init(_ text: some StringProtocol) throws {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        // The last line is ended too.
        if lines.last == "" { lines.removeLast() }
        for line in lines {
            if line.hasPrefix("$ ") {
                steps.append(Step(command: String(line.dropFirst(2))))
            } else {
                try #require(!steps.isEmpty, "a transcript begins with a command")
                steps[steps.count - 1].output += line + "\n"
            }
        }
    }

    /// Times and dates are the only thing that two readers see differently.
    static func masked(_ text: String) -> String {
        text.replacing(/\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?Z?/, with: "TIME").replacing(
            /\d+(\.\d+)? s(econds)?\b/, with: "N s")
    }

    /// Runs the transcript of a file and compares; with `KEYLINE_UPDATE_GOLDEN=1` the file is written anew instead.
    ///
    /// - Parameter places: machine paths, and what the transcript has instead.
    static func expect(_ path: String, in keyline: Keyline, places: [(path: String, words: String)] = []) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        var updated = ""
        for step in try Transcript(text).steps {
            var output = try keyline.shell("keyline() { \"$KEYLINE\" \"$@\"; }; { \(step.command); } 2>&1").text
            for (path, words) in places { output = output.replacing(path, with: words) }
            updated += "$ \(step.command)\n\(output)"
            let environment = ProcessInfo.processInfo.environment
            if environment["KEYLINE_UPDATE_GOLDEN"] == "1", environment["CI"] != "true" { continue }
            #expect(masked(output) == masked(step.output), "\(path): $ \(step.command)")
        }
        // Times differ from run to run: a file that is right but for them stays.
        if masked(updated) != masked(text) { try Golden.expect(updated, equals: path) }
    }
}
