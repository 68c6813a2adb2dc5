public import Foundation

/// A font as source spells it: a text style, a system size or a named family, and changes to it.
///
/// A font is only a description. Sizes of text styles depend on the profile (macOS by default) and on the size of text
/// that people have chosen; `resolved(profile:textScale:)` settles both.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: Double)
        case custom(name: String, size: Double, relativeTo: TextStyle?)
    }

    var base: Base
    /// Nil leaves the weight to the text style.
    var chosenWeight: Weight?
    var chosenDesign: Design?
    var isItalic = false
    var hasTabularDigits = false
    var chosenLeading = Leading.standard
    var chosenWidth = Width.standard
    var chosenSmallCaps: SmallCaps = []

    init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        chosenWeight = weight
        chosenDesign = design
    }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    /// The system font at a fixed size in points, which no chosen text size changes.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: Double(size)), weight: weight, design: design)
    }

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// A named font whose size follows the chosen size of body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: Double(size), relativeTo: .body))
    }

    /// A named font whose size follows the chosen size of a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(.custom(name: name, size: Double(size), relativeTo: style))
    }

    /// A named font at a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: Double(fixedSize), relativeTo: nil))
    }
}

// MARK: - Changes

extension Font {
    public func weight(_ weight: Weight) -> Font { changing { $0.chosenWeight = weight } }

    public func bold() -> Font { weight(.bold) }

    public func italic() -> Font { changing { $0.isItalic = true } }

    /// The fixed-width design of the font.
    public func monospaced() -> Font { changing { $0.chosenDesign = .monospaced } }

    /// Digits of one width; everything else keeps its own.
    public func monospacedDigit() -> Font { changing { $0.hasTabularDigits = true } }

    /// A larger or smaller distance between lines.
    public func leading(_ leading: Leading) -> Font { changing { $0.chosenLeading = leading } }

    /// A narrower or wider cut of the font.
    public func width(_ width: Width) -> Font { changing { $0.chosenWidth = width } }

    /// Capitals at the height of small letters in place of all letters.
    public func smallCaps() -> Font { changing { $0.chosenSmallCaps = [.lowercase, .uppercase] } }

    /// Capitals at the height of small letters in place of small letters.
    public func lowercaseSmallCaps() -> Font { changing { $0.chosenSmallCaps.insert(.lowercase) } }

    /// Capitals at the height of small letters in place of capitals.
    public func uppercaseSmallCaps() -> Font { changing { $0.chosenSmallCaps.insert(.uppercase) } }

    /// The font in another design: what the environment's `fontDesign` does.
    package func design(_ design: Design?) -> Font { changing { $0.chosenDesign = design } }

    private func changing(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
