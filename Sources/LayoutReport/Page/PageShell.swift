import LayoutRecord
import ReportAssets

/// The outside of every page: a document that asks for nothing, with a policy that says so.
struct PageShell {
    var title: String
    /// The page's script, if it has one.
    var script: ReportAsset?
    /// The data of the script.
    var index: EmbeddedJSON?
    /// The bodies of cases that are in the page itself.
    var embedded: [EmbeddedJSON] = []
    /// Whether bodies stand in files beside the page, which the page's own script may then load.
    var loadsShards = false

    func render(_ body: (inout HTMLWriter) -> Void) -> [UInt8] {
        var html = HTMLWriter()
        html.doctype()
        html.element("html", .init("lang", "en")) { html in
            html.element("head") { html in head(&html) }
            html.newline()
            html.element("body") { html in
                body(&html)
                html.newline()
                if let index { html.data(id: "index", json: index) }
                for shard in embedded { html.element("script", data: shard) }
                if let script { html.element("script", asset: script) }
            }
        }
        html.newline()
        return html.bytes
    }

    private func head(_ html: inout HTMLWriter) {
        html.void("meta", .init("charset", "utf-8"))
        html.void("meta", .init("http-equiv", "Content-Security-Policy"), .init("content", policy))
        html.void("meta", .init("name", "viewport"), .init("content", "width=device-width, initial-scale=1"))
        html.void("meta", .init("name", "color-scheme"), .init("content", "light dark"))
        html.void("meta", .init("name", "referrer"), .init("content", "no-referrer"))
        html.element("title", text: title)
        html.newline()
        html.element("style", asset: .reportStyle)
    }

    /// Only our own style and script, by their digests. With shards, what that script adds is trusted too; the page
    /// builds those addresses from numbers alone.
    private var policy: String {
        let style = "style-src 'sha256-\(sha256Base64(of: ReportAsset.reportStyle.bytes))'"
        var script = "script-src 'none'"
        if let asset = self.script { script = "script-src 'sha256-\(sha256Base64(of: asset.bytes))'" }
        if loadsShards { script += " 'strict-dynamic'" }
        return "default-src 'none'; \(style); \(script); base-uri 'none'; form-action 'none'"
    }
}
