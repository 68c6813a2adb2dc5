import Foundation

/// A font with every choice settled: what text metrics measure with.
package struct ResolvedFont: Hashable, Sendable {
    /// The family's name; nil for the system's.
    package var name: String?
    /// In points; finite, from 0 to `maximumSize`.
    package var size: Double
    package var weight: Font.Weight
    package var design: Font.Design
    package var isItalic: Bool
    package var hasTabularDigits: Bool
    package var leading: Font.Leading
    /// The width of the cut, from -1 to 1; 0 is the standard.
    package var width: Double
    package var smallCaps: Font.SmallCaps

    /// Sizes beyond it are cut, so that no sum of advances loses its exactness.
    package static let maximumSize = 10_000.0

    package init(
        size: Double, weight: Font.Weight = .regular, design: Font.Design = .default, name: String? = nil,
        isItalic: Bool = false, hasTabularDigits: Bool = false, leading: Font.Leading = .standard,
        width: Double = 0, smallCaps: Font.SmallCaps = []
    ) {
        self.name = name
        self.size = size > 0 ? min(size, Self.maximumSize) : 0
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasTabularDigits = hasTabularDigits
        self.leading = leading
        self.width = width.isFinite ? min(max(width, -1), 1) : 0
        self.smallCaps = smallCaps
    }

    /// The same font at a multiple of its size.
    package func scaled(by factor: Double) -> ResolvedFont {
        var font = self
        font.size = min(max(size * factor, 0), Self.maximumSize)
        return font
    }
}

extension Font {
    /// Settles size, weight and design.
    ///
    /// - Parameters:
    ///   - profile: whose text styles; macOS by default.
    ///   - textScale: the chosen size of text as a multiple of the default. It scales text styles and custom fonts that
    ///     are relative to one; fixed sizes stay. Values that are not positive and finite count as 1.
    package func resolved(profile: FontProfile = .macOS, textScale: Double = 1) -> ResolvedFont {
        let scale = textScale > 0 && textScale.isFinite ? textScale : 1
        var name: String?
        var size: Double
        var weight = Weight.regular
        switch base {
        case .style(let style):
            let entry = profile.entry(for: style)
            size = entry.size * scale
            weight = entry.weight
        case .system(let fixed):
            size = fixed
        case .custom(let family, let given, let style):
            name = family
            size = style == nil ? given : given * scale
        }
        return ResolvedFont(
            size: size, weight: chosenWeight ?? weight, design: chosenDesign ?? .default, name: name,
            isItalic: isItalic, hasTabularDigits: hasTabularDigits, leading: chosenLeading,
            width: Double(chosenWidth.value),
            smallCaps: chosenSmallCaps)
    }
}
