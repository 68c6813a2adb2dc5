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
