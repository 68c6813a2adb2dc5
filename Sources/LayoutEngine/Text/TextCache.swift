/// The texts prepared so far: each is measured once and wrapped at any width by arithmetic.
package final class TextCache {
    private var prepared: [PreparedText.Key: PreparedText] = [:]

    package init() {}

    func text(_ runs: [TextRun], _ style: TextStyle, _ metrics: any TextMetrics) -> PreparedText {
        let key = PreparedText.Key(runs: runs, style: style, metrics: metrics)
        if let known = prepared[key] { return known }
        let text = PreparedText(key: key, metrics: metrics)
        prepared[key] = text
        return text
    }
}
