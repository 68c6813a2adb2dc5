import LayoutRecording
package import LayoutStore

/// What an option's value or an operand must look like. The kind validates it, names it in help, and completes it.
package enum ValueKind: Equatable, Sendable {
    case text
    /// A name that people give, short enough to be shown in a line.
    case name
    case file
    case directory
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case choice([String])
    /// A list of choices, separated by commas.
    case choices([String])
    /// `KEY=VALUE`.
    case assignment
    /// `I/N`, the first shard being 1.
    case shard
    /// `300x200,nilxnil,infx0`.
    case offers
    /// `220,300`.
    case widths
    /// `60...400`.
    case sweep
    /// A run, by one of the ways of `keyline help selectors`.
    case selector
    /// A name of a baseline.
    case baseline
    /// A glob over case ids.
    case glob
    case command
    /// `FORMAT[=FILE]`.
    case report

    private static let longestName = 200

    /// The form that is expected, in words.
    package var expectation: String {
        switch self {
        case .text: "a text that is not empty"
        case .name: "a name of at most \(Self.longestName) bytes without control characters"
        case .file: "the name of a file"
        case .directory: "the name of a directory"
        case .integer(let range):
            range.upperBound == .max
                ? "a whole number, at least \(range.lowerBound)"
                : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .number(let range):
            range.upperBound == .infinity
                ? "a number, at least \(plain(range.lowerBound))"
                : "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
        case .choice(let words): "one of \(words.joined(separator: ", "))"
        case .choices(let words): "a list, separated by commas, of \(words.joined(separator: ", "))"
        case .assignment: "KEY=VALUE"
        case .shard: "I/N with I from 1 to N"
        case .offers: "a list of WIDTHxHEIGHT, such as 300x200,nilxnil,infx0"
        case .widths: "a list of widths, such as 220,300"
        case .sweep: "FIRST...LAST, such as 60...400"
        case .selector: "a run, as `keyline help selectors` says"
        case .baseline: "the name of a baseline, at most \(Self.longestName) bytes without control characters"
        case .glob: "a pattern over case ids"
        case .command: "a program"
        case .report: "FORMAT or FORMAT=FILE, the format one of \(ReportRequest.formats.joined(separator: ", "))"
        }
    }

    /// Whether the text has the expected form.
    package func accepts(_ text: String) -> Bool {
        switch self {
        case .text, .file, .directory, .selector, .glob, .command: return !text.isEmpty
        case .name, .baseline:
            return !text.isEmpty && text.utf8.count <= Self.longestName
                && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
        case .integer(let range): return Int(text).map(range.contains) ?? false
        case .number(let range): return Double(text).map { $0.isFinite && range.contains($0) } ?? false
        case .choice(let words): return words.contains(text)
        case .choices(let words): return elements(of: text).allSatisfy(words.contains) && !text.isEmpty
        case .assignment: return (text.firstIndex(of: "=").map { $0 > text.startIndex }) ?? false
        case .shard: return Shard(text) != nil
        case .offers: return Self.isAccepted { list throws(OptionError) in try list.addOffers(text) }
        case .widths: return Self.isAccepted { list throws(OptionError) in try list.addWidths(text) }
        case .sweep: return Self.isAccepted { list throws(OptionError) in try list.addSweep(text) }
        case .report: return ReportRequest(text) != nil
        }
    }

    private static func isAccepted(_ read: (inout OfferList) throws(OptionError) -> Void) -> Bool {
        var list = OfferList()
        do { try read(&list) } catch { return false }
        return true
    }

    /// The words to choose from, for completions and for the nearest one.
    package var choices: [String]? {
        switch self {
        case .choice(let words), .choices(let words): words
        default: nil
        }
    }
}

/// The elements of a comma-separated list.
package func elements(of list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
}

/// A number without a trailing `.0`.
func plain(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension Shard {
    /// `I/N`; nil for anything that is no part of a run.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
        self.init(index: index, count: count)
        guard isSound else { return nil }
    }
}
