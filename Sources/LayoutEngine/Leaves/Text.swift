public import Foundation

/// Lines of read-only text (SWIFTUI-LAYOUT 13).
public struct Text: Equatable, Sendable {
    /// Where a text that is too long is cut.
    public enum TruncationMode: Sendable { case head, tail, middle }
    /// A change of all letters.
    public enum Case: Sendable { case uppercase, lowercase }

    /// A stretch in one style; what is nil is inherited.
    struct Run: Equatable, Sendable {
        var string: String
        var font: Font?
        var weight: Font.Weight?
        var isItalic = false
        var isMonospaced = false
        var hasMonospacedDigits = false
        var kerning: CGFloat?
        var tracking: CGFloat?
        var baselineOffset: CGFloat = 0
        /// Whether it is a picture: a square as wide as its font's line is high.
        var isPicture = false

        /// Whether two runs could be one.
        func looks(like other: Run) -> Bool {
            var other = other
            other.string = string
            return other == self
        }
    }

    private(set) var runs: [Run]

    init(runs: [Run]) { self.runs = runs.isEmpty ? [Run(string: "")] : runs }

    public init(verbatim content: String) { runs = [Run(string: content)] }

    @_disfavoredOverload
    public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        runs = InlineMarkdown.runs(of: key.parts)
    }

    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(resource.key) }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: TextDates.fixed(format).format(input))
    }

    /// A picture in the line: as wide as the line is high.
    public init(_ image: Image) { runs = [Run(string: "\u{FFFC}", isPicture: true)] }

    package var string: String { runs.reduce("") { $0 + $1.string } }

    public static func + (a: Text, b: Text) -> Text {
        var sum = a
        sum.runs += b.runs
        return sum
    }

    private func changing(_ change: (inout Run) -> Void) -> Text {
        var text = self
        for index in text.runs.indices { change(&text.runs[index]) }
        return text
    }

    public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = $0.weight ?? weight } }
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { changing { $0.isItalic = true } }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func monospaced(_ isActive: Bool = true) -> Text { changing { $0.isMonospaced = isActive } }
    public func monospacedDigit() -> Text { changing { $0.hasMonospacedDigits = true } }
    public func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = tracking } }
    public func baselineOffset(_ offset: CGFloat) -> Text { changing { $0.baselineOffset = offset } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
}

extension Text: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) { nodes.append(TextNode(self, context)) }
}

/// Where the lines of a text stand in its frame; it never changes a size.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

final class TextNode: LeafNode {
    private let prepared: PreparedText
    private let style: TextStyle
    private let runs: [TextRun]
    private let asked: [NodeInput]

    init(_ text: Text, _ context: BuildContext) {
        let environment = context.environment.text
        style = context.environment.textStyle
        runs = text.runs.map { TextRun($0, environment, context.layout.metrics) }
        asked = context.layout.observer != nil ? Self.asked(text, context.environment) : []
        prepared = context.layout.texts.text(runs, style, context.layout.metrics)
        super.init(context.layout, kind: "Text", guideSources: .baseline, isArithmetic: false)
    }

    /// What the author asked for, in words: the fonts of the runs, and how the text is set where anything was said.
    private static func asked(_ text: Text, _ environment: EnvironmentValues) -> [NodeInput] {
        let inherited = environment.text
        var fonts = text.runs.map { $0.askedFont(in: inherited) }.joined(separator: ", ")
        if environment.dynamicTypeSize != .large { fonts += " at \(environment.dynamicTypeSize)" }
        var asked = [NodeInput(askedFontNote, fonts)]
        let style = inherited.words(text.runs)
        if !style.isEmpty { asked.append(NodeInput(askedStyleNote, style)) }
        if inherited.textCase != nil { asked.append(NodeInput(askedTextNote, text.string)) }
        return asked
    }

    private func layout(_ proposal: ProposedViewSize) -> TextLayout {
        prepared.layout(
            width: proposal.width.map(Double.init), height: proposal.height.map(Double.init), style: style)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        prepared.size(width: proposal.width.map(Double.init), height: proposal.height.map(Double.init), style: style)
    }

    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: CGFloat(layout(proposal).firstBaseline)
        case VerticalAlignment.lastTextBaseline.key: CGFloat(layout(proposal).lastBaseline)
        default: nil
        }
    }

    /// Text below text stands as far apart as lines of one text do: by the font's leading, rounded up to a pixel
    /// (SWIFTUI-LAYOUT 3, trust B that it comes from the font's metrics, C for the amount).
    override var ownSpacing: ViewSpacing {
        var spacing = super.ownSpacing
        let leading = runs.map { context.metrics.lineMetrics(for: $0.font).leading }.max() ?? 0
        spacing.set(0, .text, at: .top)
        spacing.set(CGFloat(style.roundedUp(max(0, leading))), .text, at: .bottom)
        return spacing
    }

    override var text: String? { prepared.string }

    override var textRecord: TextRecord? {
        let layout = layout(placedProposal)
        return TextRecord(
            lines: layout.lines.map(\.range), isTruncated: layout.isTruncated, breaksWord: layout.brokeWord)
    }

    override var inputs: [NodeInput] {
        var inputs: [NodeInput] = []
        inputs.reserveCapacity(2 * runs.count + 2)
        inputs += asked
        for (index, run) in runs.enumerated() {
            func name(_ word: String) -> String { runs.count == 1 ? word : "\(word).\(index)" }
            inputs.append(NodeInput(name("font"), run.font.words))
            if run.kerning != 0 { inputs.append(NodeInput(name("kerning"), CGFloat(run.kerning))) }
            if run.tracking != 0 { inputs.append(NodeInput(name("tracking"), CGFloat(run.tracking))) }
            if run.baselineOffset != 0 { inputs.append(NodeInput(name("baselineOffset"), CGFloat(run.baselineOffset))) }
            // Where one run ends and the next begins, the whole text does not tell.
            if runs.count > 1 { inputs.append(NodeInput(name("text"), run.string)) }
        }
        if let limit = style.maximumLines { inputs.append(NodeInput("lineLimit", limit)) }
        if let least = style.minimumLines { inputs.append(NodeInput("lineLimitLower", least)) }
        if style.reservesSpace { inputs.append(NodeInput("reservesSpace", true)) }
        if style.lineSpacing != 0 { inputs.append(NodeInput("lineSpacing", CGFloat(style.lineSpacing))) }
        if style.minimumScaleFactor != 1 {
            inputs.append(NodeInput("minimumScaleFactor", CGFloat(style.minimumScaleFactor)))
        }
        if style.allowsTightening { inputs.append(NodeInput("allowsTightening", true)) }
        if style.truncation != .tail { inputs.append(NodeInput("truncation", style.truncation.rawValue)) }
        if let textCase = style.textCase { inputs.append(NodeInput("textCase", textCase.rawValue)) }
        inputs.append(NodeInput("text", prepared.string))
        inputs.sort { $0.name < $1.name }
        return inputs
    }
}

extension Font {
    /// The font as it was asked for, before it was resolved. Everything that a resolved font depends on.
    var words: String {
        var words: String
        switch base {
        case .style(let style): words = style.rawValue
        case .system(let size): words = size.formattedShort
        case .custom(let name, let size, let style): words = "\(name) \(size) \(style?.rawValue ?? "fixed")"
        }
        if let weight = chosenWeight { words += " weight \(weight.value.formattedShort)" }
        if let design = chosenDesign { words += " \(design.rawValue)" }
        if isItalic { words += " italic" }
        if hasTabularDigits { words += " monospaced digits" }
        if chosenLeading != .standard { words += " leading \(chosenLeading.rawValue)" }
        if chosenWidth != .standard { words += " width \(Double(chosenWidth.value).formattedShort)" }
        if !chosenSmallCaps.isEmpty { words += " small caps \(chosenSmallCaps.rawValue)" }
        return words
    }
}

extension ResolvedFont {
    /// As recorded: `13 regular`, with the design and the like where they are not the default.
    var words: String {
        var words = size.formattedShort + " " + weight.name
        if design != .default { words += " \(design.rawValue)" }
        if isItalic { words += " italic" }
        if hasTabularDigits { words += " monospaced digits" }
        if width != 0 { words += " width \(width.formattedShort)" }
        if !smallCaps.isEmpty { words += " small caps \(smallCaps.rawValue)" }
        if leading != .standard { words += " leading \(leading.rawValue)" }
        if let name { words = "\(name) \(words)" }
        return words
    }
}

extension Double {
    fileprivate var formattedShort: String { self == rounded() && magnitude < 1e9 ? String(Int(self)) : description }
}

extension TextStyle {
    init(_ text: InheritedText, localeIdentifier: String, scale: Double) {
        self.init()
        maximumLines = text.lineLimit?.upper
        minimumLines = text.lineLimit?.lower
        reservesSpace = text.lineLimit?.reservesSpace ?? false
        switch text.truncation {
        case .head: truncation = .head
        case .middle: truncation = .middle
        case .tail: truncation = .tail
        }
        lineSpacing = Double(text.lineSpacing)
        minimumScaleFactor = Double(text.minimumScaleFactor)
        allowsTightening = text.allowsTightening
        switch text.textCase {
        case .uppercase: textCase = .uppercase
        case .lowercase: textCase = .lowercase
        case nil: textCase = nil
        }
        self.localeIdentifier = localeIdentifier
        self.scale = scale
    }
}

extension InheritedText {
    /// How a text is to be set, as far as anything was said. Fonts are told apart.
    fileprivate func words(_ runs: [Text.Run]) -> String {
        var words: [String] = []
        if let lineLimit {
            words.append("lines \(lineLimit.lower ?? 0) to \(lineLimit.upper ?? 0)")
            if lineLimit.reservesSpace { words.append("reserved") }
        }
        if lineSpacing != 0 { words.append("spacing \(lineSpacing)") }
        if minimumScaleFactor != 1 { words.append("factor \(minimumScaleFactor)") }
        if allowsTightening { words.append("tightening") }
        if truncation != .tail { words.append("truncation \(truncation)") }
        if let textCase { words.append("case \(textCase)") }
        if kerning != 0 { words.append("kerning \(kerning)") }
        if tracking != 0 { words.append("tracking \(tracking)") }
        for (index, run) in runs.enumerated() {
            if let kerning = run.kerning { words.append("kerning \(index) \(kerning)") }
            if let tracking = run.tracking { words.append("tracking \(index) \(tracking)") }
            if run.baselineOffset != 0 { words.append("offset \(index) \(run.baselineOffset)") }
        }
        return words.joined(separator: ", ")
    }
}

extension Text.Run {
    /// The font in the author's words: what was said of this run, then what was said around it.
    fileprivate func askedFont(in environment: InheritedText) -> String {
        func parts(
            _ weight: Font.Weight?, _ isItalic: Bool, _ isMonospaced: Bool, _ hasMonospacedDigits: Bool
        ) -> [String] {
            [
                weight.map { "weight \($0.name)" }, isItalic ? "italic" : nil, isMonospaced ? "monospaced" : nil,
                hasMonospacedDigits ? "monospaced digits" : nil,
            ].compactMap { $0 }
        }
        var words = [(font ?? environment.font)?.words ?? "default"]
        words += parts(weight, isItalic, isMonospaced, hasMonospacedDigits)
        let around =
            parts(
                environment.weight, environment.isItalic, environment.isMonospaced, environment.hasMonospacedDigits)
            + [
                environment.design.map { "design \($0.rawValue)" }, environment.width.map { "width \($0.value)" },
            ].compactMap { $0 }
        if !around.isEmpty { words += ["around"] + around }
        return words.joined(separator: " ")
    }

    fileprivate func font(in environment: InheritedText) -> Font {
        var font = font ?? environment.font ?? .body
        if let weight = weight ?? environment.weight { font = font.weight(weight) }
        if let design = environment.design { font = font.design(design) }
        if let width = environment.width { font = font.width(width) }
        if isItalic || environment.isItalic { font = font.italic() }
        if isMonospaced || environment.isMonospaced { font = font.monospaced() }
        if hasMonospacedDigits || environment.hasMonospacedDigits { font = font.monospacedDigit() }
        return font
    }
}

extension TextRun {
    fileprivate init(_ run: Text.Run, _ environment: InheritedText, _ metrics: any TextMetrics) {
        let resolved = run.font(in: environment).resolved(textScale: Double(environment.scale))
        if run.isPicture {
            let width = metrics.lineMetrics(for: resolved).height - metrics.advance(of: run.string[...], font: resolved)
            self.init(run.string, font: resolved, kerning: width, baselineOffset: Double(run.baselineOffset))
            return
        }
        self.init(
            run.string, font: resolved,
            kerning: Double(run.kerning ?? environment.kerning),
            tracking: Double(run.tracking ?? environment.tracking), baselineOffset: Double(run.baselineOffset))
    }
}
