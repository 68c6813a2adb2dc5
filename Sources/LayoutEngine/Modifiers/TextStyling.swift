public import Foundation

nonisolated extension View {
    private func text(_ change: @escaping (inout InheritedText) -> Void) -> some View {
        modifier(_EnvironmentModifier { change(&$0.text) })
    }

    public func font(_ font: Font?) -> some View { text { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.weight = weight } }
    public func fontDesign(_ design: Font.Design?) -> some View { text { $0.design = design } }
    public func fontWidth(_ width: Font.Width?) -> some View { text { $0.width = width } }
    public func bold(_ isActive: Bool = true) -> some View { text { $0.weight = isActive ? .bold : nil } }
    public func italic(_ isActive: Bool = true) -> some View { text { $0.isItalic = isActive } }
    public func monospaced(_ isActive: Bool = true) -> some View { text { $0.isMonospaced = isActive } }
    public func monospacedDigit() -> some View { text { $0.hasMonospacedDigits = true } }
    public func kerning(_ kerning: CGFloat) -> some View { text { $0.kerning = kerning } }
    public func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }
    public func textCase(_ textCase: Text.Case?) -> some View { text { $0.textCase = textCase } }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { text { $0.lineSpacing = lineSpacing } }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { text { $0.minimumScaleFactor = factor } }
    public func allowsTightening(_ flag: Bool) -> some View { text { $0.allowsTightening = flag } }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { text { $0.truncation = mode } }
    /// Where lines stand in the text's frame; it never changes a size.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { text { $0.alignment = alignment } }

    /// The most lines a text may have; nil for no limit.
    public func lineLimit(_ number: Int?) -> some View {
        text { $0.lineLimit = number.map { .init(lower: nil, upper: $0, reservesSpace: false) } }
    }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        text { $0.lineLimit = .init(lower: nil, upper: limit, reservesSpace: reservesSpace) }
    }

    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        text { $0.lineLimit = .init(lower: limit.lowerBound, upper: limit.upperBound, reservesSpace: false) }
    }

    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        text { $0.lineLimit = .init(lower: limit.lowerBound, upper: nil, reservesSpace: false) }
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        text { $0.lineLimit = .init(lower: nil, upper: limit.upperBound, reservesSpace: false) }
    }
}
