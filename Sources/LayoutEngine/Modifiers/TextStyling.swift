public import Foundation

nonisolated extension View {
    private func text(
        _ asked: AskedEnvironment? = nil, _ change: @escaping (inout InheritedText) -> Void
    ) -> some View { modifier(_EnvironmentModifier(asked: asked) { change(&$0.text) }) }

    public func font(_ font: Font?) -> some View {
        text(.init("font", KnownEnvironment.words(font as Any))) { $0.font = font }
    }
    public func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.weight = weight } }
    public func fontDesign(_ design: Font.Design?) -> some View { text { $0.design = design } }
    public func fontWidth(_ width: Font.Width?) -> some View { text { $0.width = width } }
    public func bold(_ isActive: Bool = true) -> some View { text { $0.weight = isActive ? .bold : nil } }
    public func italic(_ isActive: Bool = true) -> some View { text { $0.isItalic = isActive } }
    public func monospaced(_ isActive: Bool = true) -> some View { text { $0.isMonospaced = isActive } }
    public func monospacedDigit() -> some View { text { $0.hasMonospacedDigits = true } }
    public func kerning(_ kerning: CGFloat) -> some View { text { $0.kerning = kerning } }
    public func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }
    public func textCase(_ textCase: Text.Case?) -> some View {
        text(.init("textCase", KnownEnvironment.words(textCase as Any))) { $0.textCase = textCase }
    }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        text(.init("lineSpacing", "\(lineSpacing)")) { $0.lineSpacing = lineSpacing }
    }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        text(.init("minimumScaleFactor", "\(factor)")) { $0.minimumScaleFactor = factor }
    }
    public func allowsTightening(_ flag: Bool) -> some View {
        text(.init("allowsTightening", "\(flag)")) { $0.allowsTightening = flag }
    }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        text(.init("truncationMode", "\(mode)")) { $0.truncation = mode }
    }
    /// Where lines stand in the text's frame; it never changes a size.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        text(.init("multilineTextAlignment", "\(alignment)")) { $0.alignment = alignment }
    }

    /// The most lines a text may have; nil for no limit.
    public func lineLimit(_ number: Int?) -> some View {
        text(.init("lineLimit", KnownEnvironment.words(number as Any))) {
            $0.lineLimit = number.map { .init(lower: nil, upper: $0, reservesSpace: false) }
        }
    }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        text(.init("lineLimit", spokenValue(limit))) {
            $0.lineLimit = .init(lower: nil, upper: limit, reservesSpace: reservesSpace)
        }
    }

    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        text(.init("lineLimit", spokenValue(limit))) {
            $0.lineLimit = .init(lower: limit.lowerBound, upper: limit.upperBound, reservesSpace: false)
        }
    }

    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        text(.init("lineLimit", spokenValue(limit))) {
            $0.lineLimit = .init(lower: limit.lowerBound, upper: nil, reservesSpace: false)
        }
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        text(.init("lineLimit", spokenValue(limit))) {
            $0.lineLimit = .init(lower: nil, upper: limit.upperBound, reservesSpace: false)
        }
    }
}

nonisolated extension View {
    /// How large text is for a person who asks for larger or smaller text.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        modifier(_EnvironmentModifier(asked: .init("dynamicTypeSize", "\(size)")) { $0.dynamicTypeSize = size })
    }

    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        modifier(
            _EnvironmentModifier(asked: .init("dynamicTypeSize", adding: spokenValue(range))) { environment in
                guard !range.contains(environment.dynamicTypeSize) else { return }
                let allowed = DynamicTypeSize.allCases.filter(range.contains)
                guard let first = allowed.first, let last = allowed.last else { return }
                environment.dynamicTypeSize = environment.dynamicTypeSize < first ? first : last
            })
    }

    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
}

/// How large a person wants text to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// How much larger than usual text is: the body sizes 14 to 53 over the usual 17 (trust C).
    package var scale: CGFloat {
        let sizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        return sizes[DynamicTypeSize.allCases.firstIndex(of: self) ?? 3] / 17
    }
}

enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set {
            text.scale *= newValue.scale / dynamicTypeSize.scale
            self[DynamicTypeSizeKey.self] = newValue
        }
    }
}

/// The size of text as it was named before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// The same size by its newer name: both have one order.
    var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
    }

    public static func < (a: Self, b: Self) -> Bool { a.dynamicTypeSize < b.dynamicTypeSize }
    public static func <= (a: Self, b: Self) -> Bool { a.dynamicTypeSize <= b.dynamicTypeSize }
    public static func > (a: Self, b: Self) -> Bool { a.dynamicTypeSize > b.dynamicTypeSize }
    public static func >= (a: Self, b: Self) -> Bool { a.dynamicTypeSize >= b.dynamicTypeSize }
}

extension EnvironmentValues {
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3] }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
