/// The sizes and weights of text styles on a platform, in points, as Apple's interface guidelines print them.
///
/// Sure of: the sizes and the headline's and the smallest caption's weights (docs/text.md).
package enum FontProfile: String, Hashable, Sendable {
    case macOS
    case iOS

    /// A text style at the platform's default text size.
    package func entry(for style: Font.TextStyle) -> (size: Double, weight: Font.Weight) {
        switch self {
        case .macOS: Self.macOSEntry(for: style)
        case .iOS: Self.iOSEntry(for: style)
        }
    }

    private static func macOSEntry(for style: Font.TextStyle) -> (size: Double, weight: Font.Weight) {
        switch style {
        case .largeTitle: (26, .regular)
        case .title: (22, .regular)
        case .title2: (17, .regular)
        case .title3: (15, .regular)
        case .headline: (13, .bold)
        case .body: (13, .regular)
        case .callout: (12, .regular)
        case .subheadline: (11, .regular)
        case .footnote: (10, .regular)
        case .caption: (10, .regular)
        case .caption2: (10, .medium)
        }
    }

    private static func iOSEntry(for style: Font.TextStyle) -> (size: Double, weight: Font.Weight) {
        switch style {
        case .largeTitle: (34, .regular)
        case .title: (28, .regular)
        case .title2: (22, .regular)
        case .title3: (20, .regular)
        case .headline: (17, .semibold)
        case .body: (17, .regular)
        case .callout: (16, .regular)
        case .subheadline: (15, .regular)
        case .footnote: (13, .regular)
        case .caption: (12, .regular)
        case .caption2: (11, .regular)
        }
    }
}
