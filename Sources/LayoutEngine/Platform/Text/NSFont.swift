public import Foundation

/// A stand-in for a platform's font: what text is measured with.
public final class NSFont: Hashable, Sendable {
    public typealias Weight = Font.Weight
    public typealias TextStyle = Font.TextStyle

    let resolved: ResolvedFont

    init(_ resolved: ResolvedFont) { self.resolved = resolved }

    /// A named font. Every family has the metrics of the run; its name is kept.
    public init?(name fontName: String, size fontSize: CGFloat) {
        resolved = ResolvedFont(size: Double(fontSize), name: fontName)
    }

    public static let systemFontSize: CGFloat = 13
    public static let smallSystemFontSize: CGFloat = 11
    public static let labelFontSize: CGFloat = 10

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> NSFont {
        NSFont(ResolvedFont(size: Double(fontSize), weight: weight))
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
        NSFont(ResolvedFont(size: Double(fontSize), weight: weight, design: .monospaced))
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> NSFont {
        NSFont(Font.system(style).resolved())
    }

    public var pointSize: CGFloat { CGFloat(resolved.size) }

    public static func == (a: NSFont, b: NSFont) -> Bool { a.resolved == b.resolved }
    public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

public typealias UIFont = NSFont

/// A stand-in for a platform's colour: a name. Nothing is drawn.
public struct NSColor: Hashable, Sendable {
    let name: String

    public static let clear = NSColor(name: "clear")
    public static let black = NSColor(name: "black")
    public static let white = NSColor(name: "white")
    public static let red = NSColor(name: "red")
    public static let blue = NSColor(name: "blue")
    public static let labelColor = NSColor(name: "label")
    public static let secondaryLabelColor = NSColor(name: "secondary label")
    public static let textColor = NSColor(name: "text")
    public static let textBackgroundColor = NSColor(name: "text background")
    public static let controlBackgroundColor = NSColor(name: "control background")
    public static let windowBackgroundColor = NSColor(name: "window background")
}

public typealias UIColor = NSColor

/// The colours that UIKit names.
extension NSColor {
    public static let systemBackground = NSColor(name: "systemBackground")
    public static let secondarySystemBackground = NSColor(name: "secondarySystemBackground")
    public static let tertiarySystemBackground = NSColor(name: "tertiarySystemBackground")
    public static let systemGroupedBackground = NSColor(name: "systemGroupedBackground")
    public static let secondarySystemGroupedBackground = NSColor(name: "secondarySystemGroupedBackground")
    public static let label = NSColor(name: "label")
    public static let secondaryLabel = NSColor(name: "secondaryLabel")
    public static let tertiaryLabel = NSColor(name: "tertiaryLabel")
    public static let separator = NSColor(name: "separator")
    public static let systemFill = NSColor(name: "systemFill")
    public static let secondarySystemFill = NSColor(name: "secondarySystemFill")
    public static let tertiarySystemFill = NSColor(name: "tertiarySystemFill")
    public static let systemGray = NSColor(name: "systemGray")
    public static let systemGray2 = NSColor(name: "systemGray2")
    public static let systemGray3 = NSColor(name: "systemGray3")
    public static let systemGray4 = NSColor(name: "systemGray4")
    public static let systemGray5 = NSColor(name: "systemGray5")
    public static let systemGray6 = NSColor(name: "systemGray6")
    public static let systemRed = NSColor(name: "systemRed")
    public static let systemGreen = NSColor(name: "systemGreen")
    public static let systemBlue = NSColor(name: "systemBlue")
    public static let systemOrange = NSColor(name: "systemOrange")
    public static let green = NSColor(name: "green")
}
