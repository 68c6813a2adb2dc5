/// A part of the report front end that is embedded in the executable. Only this target can make one, so whatever is
/// written unescaped into a page was written here.
package struct ReportAsset: Sendable {
    package let bytes: [UInt8]

    private init(_ text: String) { bytes = Array(text.utf8) }

    package static let reportStyle = ReportAsset(EmbeddedSource.style)
    /// The index of runs.
    package static let runsScript = ReportAsset(EmbeddedSource.runs)
    /// The pages with cases: one script of all sources, in the order of their names.
    package static let reportScript = ReportAsset(EmbeddedSource.scripts.map { $0 + "\n" }.joined())
}
