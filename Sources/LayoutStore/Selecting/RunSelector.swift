/// The words by which a person names a run, taken apart: what is named, and how many complete runs before it.
package struct RunSelector: Equatable, Sendable {
    package enum Base: Equatable, Sendable {
        case latest
        case number(Int)
        case baseline(String)
        case branch(String)
        case name(String)
        case commit(String)
        case mergeBase(String)
        /// A bare word: tried as baseline, branch, name, commit, in that order.
        case word(String)
    }

    package var base: Base
    /// `X~2`: the second complete run before X of its kind.
    package var back: Int

    /// Takes a selector apart. Throws `.invalid` for one that is none.
    package init(_ text: String) throws(StoreError) {
        var text = text
        back = 0
        if let tilde = text.lastIndex(of: "~"), let steps = Self.digits(text[text.index(after: tilde)...]) {
            back = steps
            text = String(text[..<tilde])
        }
        guard !text.isEmpty else {
            throw StoreError(
                .invalid, "An empty run selector. Write latest, run:12, baseline:NAME, branch:NAME or a name.")
        }
        if text == "latest" {
            base = .latest
            return
        }
        if text.hasPrefix("#"), let number = Self.digits(text.dropFirst()) {
            base = .number(number)
            return
        }
        guard let colon = text.firstIndex(of: ":") else {
            base = .word(text)
            return
        }
        let value = String(text[text.index(after: colon)...])
        switch text[..<colon] {
        case "run":
            guard let number = Self.digits(value[...]) else {
                throw StoreError(.invalid, "\"\(text)\" names no run; a run has a number, as in run:12.")
            }
            base = .number(number)
        case "baseline": base = .baseline(value)
        case "branch": base = .branch(value)
        case "name": base = .name(value)
        case "merge-base": base = .mergeBase(value)
        case "commit":
            guard Self.isCommit(value) else {
                throw StoreError(
                    .invalid,
                    "\"\(text)\" names no commit; write at least 4 hexadecimal digits, with a letter among them.")
            }
            base = .commit(value)
        default: base = .word(text)
        }
        if case .baseline("") = base { throw Self.nothingNamed(text) }
        if case .branch("") = base { throw Self.nothingNamed(text) }
        if case .name("") = base { throw Self.nothingNamed(text) }
        if case .mergeBase("") = base { throw Self.nothingNamed(text) }
    }

    /// At least four hexadecimal digits, and never decimal digits only: those would look like a run's number.
    package static func isCommit(_ text: String) -> Bool {
        text.utf8.count >= 4 && text.utf8.count <= 64 && text.allSatisfy { $0.isASCII && $0.isHexDigit }
            && !text.allSatisfy(\.isNumber)
    }

    private static func digits(_ text: Substring) -> Int? {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }

    private static func nothingNamed(_ text: String) -> StoreError {
        StoreError(.invalid, "\"\(text)\" names nothing after the colon.")
    }
}
