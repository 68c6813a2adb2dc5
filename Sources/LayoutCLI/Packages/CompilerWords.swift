/// What a build says that failed, without what says nothing to the one who has to mend it.
enum CompilerWords {
    /// The lines to pass on: progress is left out, and so is each diagnostic that was given before. The compiler repeats
    /// an error of one file for every other file that it compiles beside it.
    static func lines(of output: [String]) -> [String] {
        var blocks: [[String]] = []
        for line in output where !isProgress(line) {
            if blocks.isEmpty || isDiagnostic(line) { blocks.append([]) }
            blocks[blocks.count - 1].append(line)
        }
        var seen: Set<[String]> = []
        return blocks.filter { seen.insert($0).inserted }.flatMap(\.self)
    }

    private static func isProgress(_ line: String) -> Bool {
        line.hasPrefix("[") || line.hasPrefix("Building for ") || line.hasPrefix("error: emit-module command failed")
    }

    /// Whether the line begins a diagnostic, as in `Panel.swift:2:8: error: ...`.
    private static func isDiagnostic(_ line: String) -> Bool {
        ["error", "warning", "note"].contains { line.contains(": \($0): ") } && !line.hasPrefix(" ")
    }
}
