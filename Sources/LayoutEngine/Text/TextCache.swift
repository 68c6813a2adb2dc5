/// The texts prepared so far: each is measured once and wrapped at any width by arithmetic. What is prepared depends on
/// the text and its font alone, so one cache may serve any number of sessions.
package final class TextCache {
    private var prepared: [PreparedText.Key: PreparedText] = [:]
    /// More texts than a suite's scenarios share; each takes about a kilobyte.
    private static let most = 2_000

    package init() {}

    /// Forgets every text when there are many, so that a cache that serves one case after the other does not grow.
    package func makeRoom() {
        if prepared.count > Self.most { prepared.removeAll() }
    }

    func text(_ runs: [TextRun], _ style: TextStyle, _ metrics: any TextMetrics) -> PreparedText {
        let key = PreparedText.Key(runs: runs, style: style, metrics: metrics)
        if let known = prepared[key] { return known }
        let text = PreparedText(key: key, metrics: metrics)
        prepared[key] = text
        return text
    }
}
