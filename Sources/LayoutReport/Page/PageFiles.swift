import LayoutRecord
import ReportAssets

/// A page with cases as files: one when it is small, else the page and its shards.
struct PageFiles {
    /// What style, script and the static part of a page may take.
    private static let pageBytes = 400_000

    var name: String
    var title: String
    var singleFileLimit: Int

    func render(index: PageIndex, shards: [EmbeddedJSON], body: (inout HTMLWriter) -> Void) -> [OutputFile] {
        var index = index
        var encoded = index.encoded()
        let dataBytes = shards.reduce(0) { $0 + $1.bytes.count } + encoded.bytes.count
        let isSingle = dataBytes + Self.pageBytes <= singleFileLimit
        if !isSingle {
            index.shardNames = shards.indices.map(shardName)
            encoded = index.encoded()
        }
        let shell = PageShell(
            title: title, script: .reportScript, index: encoded, embedded: isSingle ? shards : [],
            loadsShards: !isSingle)
        var files = [OutputFile(name: name, bytes: shell.render(body))]
        for (number, shardName) in index.shardNames.enumerated() {
            files.append(OutputFile(name: shardName, bytes: Self.script(number, shards[number])))
        }
        return files
    }

    /// `report-cases-007.js` beside `report.html`; the page builds no address from anything else.
    private func shardName(number: Int) -> String {
        let stem = name.split(separator: "/").last.map(String.init) ?? name
        let digits = String(number)
        let padding = String(repeating: "0", count: max(0, 3 - digits.count))
        return "\(stem.hasSuffix(".html") ? String(stem.dropLast(5)) : stem)-cases-\(padding)\(digits).js"
    }

    private static func script(_ number: Int, _ shard: EmbeddedJSON) -> [UInt8] {
        Array("keylineShard(\(number),".utf8) + shard.bytes + Array(");\n".utf8)
    }
}
