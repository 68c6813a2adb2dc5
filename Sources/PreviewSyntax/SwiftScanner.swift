/// Goes through Swift source by brackets and words, past comments and string literals.
package struct SwiftScanner {
    package enum Kind: Equatable {
        case open, close
        /// A name, with the `@` or `#` before it.
        case word(String)
    }

    package struct Token {
        package let kind: Kind
        package let range: Range<Int>
    }

    private let bytes: [UInt8]
    private var position = 0

    package init(_ source: String) { bytes = Array(source.utf8) }

    package var end: Int { bytes.count }

    /// What has not been gone through yet.
    package var rest: String { text(position..<end) }

    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90)
            || (byte >= 97 && byte <= 122)
    }

    /// The next bracket or word.
    package mutating func next() -> Token? {
        while position < end { if let token = step() { return token } }
        return nil
    }

    /// Goes past what stands here: a bracket or a word, which is handed out, or a comment, a string or another character.
    private mutating func step() -> Token? {
        guard let byte = byte(position) else { return nil }
        let start = position
        switch byte {
        case UInt8(ascii: "/") where self.byte(position + 1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where self.byte(position + 1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): skipString(hashes: 0)
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            position += 1
            return Token(kind: .open, range: start..<position)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            position += 1
            return Token(kind: .close, range: start..<position)
        case UInt8(ascii: "#"):
            var hashes = 0
            while self.byte(position + hashes) == UInt8(ascii: "#") { hashes += 1 }
            guard self.byte(position + hashes) == UInt8(ascii: "\"") else { return word(from: start) }
            position += hashes
            skipString(hashes: hashes)
        case UInt8(ascii: "@"): return word(from: start)
        default:
            if Self.isWord(byte) { return word(from: start) }
            position += 1
        }
        return nil
    }

    private mutating func word(from start: Int) -> Token {
        position = start + 1
        while let byte = byte(position), Self.isWord(byte) { position += 1 }
        return Token(kind: .word(text(start..<position)), range: start..<position)
    }

    private mutating func skipLine() {
        while let byte = byte(position), byte != UInt8(ascii: "\n") { position += 1 }
    }

    /// Comments nest.
    private mutating func skipComment() {
        var depth = 0
        while let byte = byte(position) {
            if byte == UInt8(ascii: "/"), self.byte(position + 1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte == UInt8(ascii: "*"), self.byte(position + 1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    private func has(_ byte: UInt8, times: Int, at index: Int) -> Bool {
        (0..<times).allSatisfy { self.byte(index + $0) == byte }
    }

    /// Past a string literal whose first quote is here; interpolations are gone through as source.
    private mutating func skipString(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        let quotes = has(quote, times: 3, at: position) ? 3 : 1
        position += quotes
        while let byte = byte(position) {
            if byte == UInt8(ascii: "\\"), has(UInt8(ascii: "#"), times: hashes, at: position + 1) {
                position += 1 + hashes
                if self.byte(position) == UInt8(ascii: "(") { skipBrackets() } else { position += 1 }
            } else if has(quote, times: quotes, at: position),
                has(UInt8(ascii: "#"), times: hashes, at: position + quotes)
            {
                position += quotes + hashes
                return
            } else if byte == UInt8(ascii: "\n"), quotes == 1 {
                return
            } else {
                position += 1
            }
        }
    }

    /// Past the bracket that opens here and the one that closes it.
    private mutating func skipBrackets() {
        var depth = 0
        while let token = next() {
            if token.kind == .open { depth += 1 }
            if token.kind == .close {
                depth -= 1
                if depth == 0 { return }
            }
        }
    }

    // MARK: What previews need

    package struct Call {
        /// The text between the parentheses; nil where there are none.
        package let arguments: String?
        /// The text between the braces.
        package let body: String
    }

    /// The arguments and the trailing closure after a macro's name; nil where there is no closure.
    package func call(after token: Token) -> Call? {
        var scanner = self
        scanner.position = token.range.upperBound
        var arguments: String?
        scanner.skipSpace()
        if scanner.byte(scanner.position) == UInt8(ascii: "(") {
            let start = scanner.position + 1
            scanner.skipBrackets()
            arguments = text(start..<max(start, scanner.position - 1))
            scanner.skipSpace()
        }
        guard scanner.byte(scanner.position) == UInt8(ascii: "{") else { return nil }
        let open = scanner.position
        scanner.skipBrackets()
        return Call(arguments: arguments, body: text(open + 1..<max(open + 1, scanner.position - 1)))
    }

    private mutating func skipSpace() {
        while let byte = byte(position), byte == 32 || byte == 9 || byte == 10 || byte == 13 { position += 1 }
    }

    /// The name of the type whose conformances a token stands in: `struct NAME: ... PreviewProvider`.
    package func declaredName(before token: Token) -> String? {
        let line = bytes[..<token.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let words = text(line..<token.range.lowerBound).split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let keyword = words.firstIndex(where: { ["struct", "class", "enum", "extension"].contains($0) }),
            keyword + 1 < words.count
        else { return nil }
        return String(words[keyword + 1])
    }

    /// The end of the declaration that goes on here: the first semicolon or line end outside brackets after its `var` or
    /// `let`, where the next line does not go on with it.
    package func declarationEnd() -> Int {
        var scanner = self
        var depth = 0
        var isDeclared = false
        while let byte = scanner.byte(scanner.position) {
            if depth == 0 && isDeclared {
                if byte == UInt8(ascii: ";") { return scanner.position }
                if byte == UInt8(ascii: "\n") && !scanner.goesOn() { return scanner.position }
            }
            switch scanner.step()?.kind {
            case .open: depth += 1
            case .close: depth -= 1
            case .word("var"), .word("let"): isDeclared = true
            default: break
            }
        }
        return end
    }

    /// Whether what stands before this line end, or after it, has to go on.
    private func goesOn() -> Bool {
        let isSpace: (UInt8) -> Bool = { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
        if let before = bytes[..<position].last(where: { !isSpace($0) }), "=,:?".utf8.contains(before) { return true }
        guard let after = bytes[position...].first(where: { !isSpace($0) }) else { return false }
        return ".=?:".utf8.contains(after)
    }
}
