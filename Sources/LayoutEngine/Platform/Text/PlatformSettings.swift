import Foundation

/// What platform views measure text with: the settings of the layout that asks, and those of a run without options where
/// text is measured outside a layout.
struct PlatformSettings: Sendable {
    var options = EngineOptions()
    var metrics: any TextMetrics = TextMetricsRegistry.portable

    @TaskLocal static var current = PlatformSettings()

    /// Does something for a layout.
    static func with<T>(_ context: LayoutContext, _ body: () throws -> T) rethrows -> T {
        try $current.withValue(PlatformSettings(options: context.options, metrics: context.metrics), operation: body)
    }
}

/// An attributed string that is measured again and again: it is prepared once for each content.
final class MeasuredString {
    /// What a layout of it depends on.
    struct Key: Equatable {
        let text: PreparedText.Key
        let width: CGFloat
        let height: CGFloat
        let lineLimit: Int
    }

    private var prepared: PreparedText?

    /// Where a font is not said: AppKit's default for attributed strings is 12 points.
    static let defaultFont = NSFont.systemFont(ofSize: 12)

    private static let style: TextStyle = {
        var style = TextStyle()
        // Platform text has fractional sizes; whoever sizes a view by them rounds up.
        style.scale = 1000
        // An empty text keeps the line that its insertion point stands on.
        style.minimumLines = 1
        return style
    }()

    private static func runs(of string: NSAttributedString, emptyFont: NSFont) -> [TextRun] {
        var runs: [TextRun] = []
        let text = string.string as NSString
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let font = attributes[.font] as? NSFont ?? defaultFont
            let kern = attributes[.kern] as? NSNumber
            runs.append(
                TextRun(text.substring(with: range), font: font.resolved, kerning: kern?.doubleValue ?? 0))
        }
        return runs.isEmpty ? [TextRun("", font: emptyFont.resolved)] : runs
    }

    /// The key of a layout. Lengths that are not positive do not limit, as in a text container; a line limit of 0 neither.
    func key(
        _ string: NSAttributedString, emptyFont: NSFont? = nil, width: CGFloat, height: CGFloat, lineLimit: Int
    ) -> Key {
        Key(
            text: PreparedText.Key(
                runs: Self.runs(of: string, emptyFont: emptyFont ?? Self.defaultFont), style: Self.style,
                metrics: PlatformSettings.current.metrics),
            width: width, height: height, lineLimit: lineLimit)
    }

    /// The size that a layout uses, unrounded.
    func size(_ key: Key) -> CGSize {
        var style = Self.style
        if key.lineLimit > 0 { style.maximumLines = key.lineLimit }
        if prepared?.key != key.text {
            prepared = PreparedText(
                runs: key.text.runs, style: style, metrics: PlatformSettings.current.metrics)
        }
        func limit(_ length: CGFloat) -> Double? { length > 0 ? Double(length) : nil }
        guard let layout = prepared?.layout(width: limit(key.width), height: limit(key.height), style: style) else {
            return .zero
        }
        return CGSize(width: CGFloat(layout.widestLine), height: layout.size.height)
    }
}
