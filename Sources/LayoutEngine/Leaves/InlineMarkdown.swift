/// The Markdown in a text that could be translated: emphasis, strong emphasis, code, strikethrough, links and escapes, as
/// SwiftUI reads them in a `LocalizedStringKey`. What was interpolated is taken as it is.
///
/// Markers that have no partner stay in the text. Cost: a text without markers is looked through once.
struct InlineMarkdown {
    private enum Piece {
        case character(Character)
        case run(Text.Run)

        var character: Character? {
            if case .character(let character) = self { return character }
            return nil
        }

        var isSpace: Bool { character?.isWhitespace ?? false }
        var isWord: Bool { character.map { $0.isLetter || $0.isNumber } ?? true }
    }

    private struct Style {
        var isStrong = false
        var isEmphasis = false
        var isCode = false

        func run(_ string: String) -> Text.Run { apply(to: Text.Run(string: string)) }

        func apply(to run: Text.Run) -> Text.Run {
            var run = run
            if isStrong { run.weight = run.weight ?? .bold }
            if isEmphasis { run.isItalic = true }
            if isCode { run.isMonospaced = true }
            return run
        }
    }

    /// Markers that none closes in a range: looking again for each would take the square of a text of opening markers.
    private struct Unclosed: Hashable {
        let character: Character
        let length: Int
        let end: Int
    }

    private var unclosed: Set<Unclosed> = []
    private var pieces: [Piece] = []
    private var runs: [Text.Run] = []
    /// The plain text that is not yet in a run.
    private var pending = ""

    /// The runs of a text's parts; never empty.
    static func runs(of parts: [LocalizedStringKey.Part]) -> [Text.Run] {
        if let plain = plain(parts) { return [.init(string: plain)] }
        var parser = InlineMarkdown()
        for part in parts {
            switch part {
            case .literal(let string): parser.pieces += string.map { .character($0) }
            case .value(let string): parser.pieces.append(.run(.init(string: string)))
            case .text(let text): parser.pieces += text.runs.map { .run($0) }
            }
        }
        parser.parse(0..<parser.pieces.count, Style())
        return parser.runs.isEmpty ? [.init(string: "")] : parser.runs
    }

    /// The whole text where nothing in it is marked or has a style of its own, as is nearly always so.
    private static func plain(_ parts: [LocalizedStringKey.Part]) -> String? {
        var text = ""
        for part in parts {
            switch part {
            case .literal(let string):
                if hasMarkers(string) { return nil }
                text += string
            case .value(let string): text += string
            case .text: return nil
            }
        }
        return text
    }

    private static func hasMarkers(_ string: String) -> Bool {
        string.utf8.contains { "*_`~[\\".utf8.contains($0) }
    }

    private mutating func flush(_ style: Style) {
        guard !pending.isEmpty else { return }
        add(style.run(pending))
        pending = ""
    }

    /// Joins neighbours of one look, so that marks which change nothing split no run.
    private mutating func add(_ run: Text.Run) {
        if let last = runs.last, last.isPicture == run.isPicture, !run.isPicture, last.looks(like: run) {
            runs[runs.count - 1].string += run.string
        } else {
            runs.append(run)
        }
    }

    private mutating func parse(_ range: Range<Int>, _ style: Style) {
        var place = range.lowerBound
        while place < range.upperBound {
            guard let character = pieces[place].character else {
                flush(style)
                if case .run(let run) = pieces[place] { add(style.apply(to: run)) }
                place += 1
                continue
            }
            if let end = marked(character, at: place, in: range, style) {
                place = end
            } else if character == "\\", let next = escaped(after: place, in: range) {
                pending.append(next)
                place += 2
            } else {
                // The rest of a run of markers without a partner is no marker either.
                let length = "*_`~".contains(character) ? count(character, at: place, in: range) : 1
                pending += String(repeating: character, count: length)
                place += length
            }
        }
        flush(style)
    }

    /// Takes a marked stretch that begins here; returns where it ends, or nil where none begins.
    private mutating func marked(_ character: Character, at place: Int, in range: Range<Int>, _ style: Style) -> Int? {
        switch character {
        case "`", "~", "*", "_":
            let length = count(character, at: place, in: range)
            guard character != "~" || length == 2, let end = partner(character, length, of: place, in: range) else {
                return nil
            }
            var inner = style
            if character == "`" { inner.isCode = true }
            if character == "*" || character == "_" {
                inner.isStrong = style.isStrong || length > 1
                inner.isEmphasis = style.isEmphasis || length != 2
            }
            flush(style)
            let content = place + length..<end
            if character == "`" { verbatim(content, inner) } else { parse(content, inner) }
            return end + length
        case "[", "^":
            guard let (text, end) = link(at: place + (character == "^" ? 1 : 0), in: range) else { return nil }
            flush(style)
            parse(text, style)
            return end
        default: return nil
        }
    }

    private mutating func verbatim(_ range: Range<Int>, _ style: Style) {
        for piece in pieces[range] {
            switch piece {
            case .character(let character): pending.append(character)
            case .run(let run):
                flush(style)
                add(style.apply(to: run))
            }
        }
        flush(style)
    }

    private func count(_ character: Character, at place: Int, in range: Range<Int>) -> Int {
        var end = place
        while end < range.upperBound, pieces[end].character == character { end += 1 }
        return end - place
    }

    private func escaped(after place: Int, in range: Range<Int>) -> Character? {
        guard place + 1 < range.upperBound, let next = pieces[place + 1].character, next.isASCII,
            next.isPunctuation || next.isSymbol
        else { return nil }
        return next
    }

    /// Where the markers stand that close those at a place.
    private mutating func partner(_ character: Character, _ length: Int, of place: Int, in range: Range<Int>) -> Int? {
        let start = place + length
        let isCode = character == "`"
        guard length <= 3, start < range.upperBound, isCode || !pieces[start].isSpace else { return nil }
        if character == "_", place > range.lowerBound, pieces[place - 1].isWord { return nil }
        let search = Unclosed(character: character, length: length, end: range.upperBound)
        if unclosed.contains(search) { return nil }
        var end = start
        while end < range.upperBound {
            if !isCode, pieces[end].character == "\\" {
                end += 2
                continue
            }
            let found = count(character, at: end, in: range)
            guard found > 0 else {
                end += 1
                continue
            }
            let after = end + found
            let isInWord = character == "_" && after < range.upperBound && pieces[after].isWord
            if found == length || (!isCode && found > length), end > start, isCode || !pieces[end - 1].isSpace,
                !isInWord
            {
                return after - length
            }
            end = after
        }
        unclosed.insert(search)
        return nil
    }

    /// The text of a link that begins here and where the link ends.
    private mutating func link(at place: Int, in range: Range<Int>) -> (text: Range<Int>, end: Int)? {
        let search = Unclosed(character: "[", length: 1, end: range.upperBound)
        guard place < range.upperBound, pieces[place].character == "[", !unclosed.contains(search) else { return nil }
        guard let middle = (place..<range.upperBound).first(where: { pieces[$0].character == "]" }) else {
            unclosed.insert(search)
            return nil
        }
        guard middle + 1 < range.upperBound, pieces[middle + 1].character == "(",
            let end = (middle..<range.upperBound).first(where: { pieces[$0].character == ")" })
        else { return nil }
        return (place + 1..<middle, end + 1)
    }
}
