public import Foundation

// Linux has no reader of Markdown for attributed strings. Inline Markdown is read as in a `LocalizedStringKey`; of blocks
// only the marks are taken away, as a `Text` shows none.

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Int, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// A text of Markdown: strong, emphasised and struck text, code, links and escapes. Nothing is thrown: marks without a
    /// partner stay in the text.
    public init(
        markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        let source =
            switch options.interpretedSyntax {
            case .full: MarkdownBlocks.text(of: markdown)
            case .inlineOnly: MarkdownBlocks.joined(markdown.split(separator: "\n"))
            case .inlineOnlyPreservingWhitespace: markdown
            }
        self = InlineMarkdown.runs(of: [.literal(source)]).reduce(into: AttributedString()) { text, run in
            var part = AttributedString(run.string)
            var intent: InlinePresentationIntent = []
            if run.weight != nil { intent.insert(.stronglyEmphasized) }
            if run.isItalic { intent.insert(.emphasized) }
            if run.isMonospaced { intent.insert(.code) }
            if !intent.isEmpty { part.inlinePresentationIntent = intent }
            text += part
        }
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL) }

    /// A text that could be looked up in a table of translations; here it stands for itself.
    public init(
        localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self =
            (try? AttributedString(markdown: key, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
            ?? AttributedString(key)
    }
}

/// The blocks of a text of Markdown.
private enum MarkdownBlocks {
    /// All blocks one after another without the marks before them: a `Text` puts nothing between them.
    static func text(of markdown: String) -> String {
        var blocks: [[Substring]] = [[]]
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            let bare = line.drop { $0 == " " }
            let mark = bare.prefix { "#->*+".contains($0) || $0.isNumber || $0 == "." }
            let isMark =
                !mark.isEmpty && bare.dropFirst(mark.count).first == " "
                && (mark.allSatisfy { $0 == "#" } || [">", "-", "*", "+"].contains(mark) || mark.last == ".")
            if bare.isEmpty {
                blocks.append([])
            } else if isMark {
                blocks.append([bare.dropFirst(mark.count).drop { $0 == " " }])
                if mark.first == "#" { blocks.append([]) }
            } else {
                blocks[blocks.count - 1].append(bare)
            }
        }
        return blocks.map(joined).joined()
    }

    /// Lines of one block: a line's end is a space.
    static func joined(_ lines: [Substring]) -> String { lines.joined(separator: " ") }
}
