/// The end of what a program wrote to standard error: enough for a message, however much there was. Stack traces of Swift's
/// runtime are left out: their addresses differ from process to process, and they would push out the words before them.
/// What is kept of a trace is the first place in the program's own source.
struct ErrorTail: Equatable, Sendable {
    private static let most = 4096
    private static let lines = 5

    /// The last lines that are not empty, without control characters.
    private var kept: [String] = []
    /// A line that is still being written.
    private var partial: [UInt8] = []
    private var isInBacktrace = false
    /// Whether the runtime has begun to say where the program was, and has not ended. Its first line is whole only when
    /// the trace is made.
    var isBeingTraced: Bool { isInBacktrace || partial.starts(with: Self.traceStart.utf8) }
    private static let traceStart = "*** Signal "
    /// Where the program's own source was when it was ended, as in `in Panel.body.getter, Panel.swift:8`.
    private var place: String?

    mutating func append(_ more: ArraySlice<UInt8>) {
        partial.append(contentsOf: more)
        var lines = partial.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let last = lines.removeLast()
        for line in lines { take(String(decoding: line, as: UTF8.self)) }
        // Nobody reads on in a line that long.
        partial = Array(last.suffix(2 * Self.most))
    }

    mutating func clear() { self = ErrorTail() }

    /// The last lines and the place; nil when there was nothing.
    var text: String? {
        var tail = self
        if !partial.isEmpty { tail.take(String(decoding: partial, as: UTF8.self)) }
        var lines = tail.kept
        if let place = tail.place, let source = place.split(separator: " ").last,
            !lines.contains(where: { $0.contains(source) })
        {
            lines.append(place)
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private mutating func take(_ line: String) {
        if line.hasPrefix(Self.traceStart), line.contains("Backtracing from") {
            isInBacktrace = true
        } else if isInBacktrace {
            if line.hasPrefix("Backtrace took") { isInBacktrace = false }
            if let failure = Self.failure(line) { keep(failure) }
            if place == nil { place = Self.place(line) }
        } else if !Self.isOfRuntime(line) {
            keep(line)
        }
    }

    private mutating func keep(_ line: String) {
        let words = String(
            String.UnicodeScalarView(
                line.unicodeScalars.filter { $0 == "\t" || $0.properties.generalCategory != .control }))
        guard !words.allSatisfy(\.isWhitespace) else { return }
        kept.append(words.utf8.count > Self.most ? String(words.suffix(Self.most)) : words)
        if kept.count > Self.lines { kept.removeFirst() }
    }

    /// "Current stack trace:", lines such as "12   libswiftCore.so   0x00007f420cd5f130 swift_reportError + 33", and the
    /// runtime's own words on traces that it cannot make.
    private static func isOfRuntime(_ line: String) -> Bool {
        if line == "Current stack trace:" { return true }
        if line.hasPrefix("swift runtime: "), line.contains("backtrac") { return true }
        let words = line.split(separator: " ", maxSplits: 3)
        return words.count > 2 && words[0].allSatisfy(\.isNumber) && words[2].hasPrefix("0x")
    }

    /// What failed, where the program itself says nothing: an overflow stands in the trace only.
    private static func failure(_ line: String) -> String? {
        guard let words = line.firstRange(of: "Swift runtime failure: ") else { return nil }
        let failure = line[words.lowerBound...]
        return String(failure[..<(failure.firstRange(of: " in ")?.lowerBound ?? failure.endIndex)])
    }

    /// The place that a line of a backtrace names in source that is not the engine's, such as
    /// "3 0x000055 Panel.body.getter + 12 in Program at /tmp/Panel.swift:8:23".
    static func place(_ line: String) -> String? {
        guard let at = line.ranges(of: " at /").last else { return nil }
        let path = line[at.lowerBound...].dropFirst(4)
        let parts = path.split(separator: ":")
        guard parts.count >= 2, let number = Int(parts[1]), parts[0].hasSuffix(".swift") else { return nil }
        let engine = ["LayoutEngine", "LayoutRecording", "LayoutCLI", "SwiftUI", "Keyline"]
        guard !engine.contains(where: { parts[0].contains("/Sources/\($0)/") }) else { return nil }
        let file = FileSystem.name(of: String(parts[0]))
        guard !file.hasPrefix("_Keyline") else { return nil }
        var name = line[..<at.lowerBound]
        if let module = name.ranges(of: " in ").last { name = name[..<module.lowerBound] }
        if let offset = name.ranges(of: " + ").last { name = name[..<offset.lowerBound] }
        let words = name.split(separator: " ")
        guard let address = words.firstIndex(where: { $0.hasPrefix("0x") }) else { return nil }
        return "in \(words[(address + 1)...].joined(separator: " ")), \(file):\(number)"
    }
}
