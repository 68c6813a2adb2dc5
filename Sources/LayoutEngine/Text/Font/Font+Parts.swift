public import Foundation

extension Font {
    /// How heavy strokes are.
    public struct Weight: Hashable, Sendable {
        /// On the scale from -1 to 1 on which regular is 0.
        package let value: Double

        public static let ultraLight = Weight(value: -0.8)
        public static let thin = Weight(value: -0.6)
        public static let light = Weight(value: -0.4)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 0.23)
        public static let semibold = Weight(value: 0.3)
        public static let bold = Weight(value: 0.4)
        public static let heavy = Weight(value: 0.56)
        public static let black = Weight(value: 0.62)

        /// The weight's name as source spells it: what a recording says of it.
        package var name: String {
            switch self {
            case .ultraLight: "ultraLight"
            case .thin: "thin"
            case .light: "light"
            case .medium: "medium"
            case .semibold: "semibold"
            case .bold: "bold"
            case .heavy: "heavy"
            case .black: "black"
            default: "regular"
            }
        }
    }

    /// A variant of the system's typeface.
    public enum Design: String, Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// How wide a cut of the typeface is.
    public struct Width: Hashable, Sendable {
        /// On the scale on which the standard width is 0.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// Which letters stand as small capitals.
    package struct SmallCaps: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let lowercase = SmallCaps(rawValue: 1)
        package static let uppercase = SmallCaps(rawValue: 2)
    }

    /// The distance between lines, against the font's own.
    public enum Leading: String, Hashable, Sendable {
        case standard
        case tight
        case loose
    }

    /// The role of a text; its size is the profile's and follows the size of text that people have chosen.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }
}
