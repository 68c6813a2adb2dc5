/// A file of the report front end that is embedded in the executable. Only this target can make one, so whatever is
/// written unescaped into a page was written here.
package struct ReportAsset: Sendable {
    package let bytes: [UInt8]

    init(_ parts: [String]) { bytes = Array(parts.joined().utf8) }
}

extension ReportAsset {
    package static let reportStyle = ReportAsset([""])
    package static let reportScript = ReportAsset([""])
}
