import LayoutDiff
import LayoutRecord
import ReportAssets

/// A page with cases as files: one when it is small, else the page and its shards. Bodies go through a packer, which
/// hands shards over as soon as it is certain that one file does not hold them, so that memory does not grow with the
/// report.
struct PageFiles {
    /// What style, script and the static part of a page may take.
    private static let pageBytes = 400_000

    let name: String
    private let singleFileLimit: Int
    private let shardLimit: Int
    private let output: (OutputFile) throws -> Void

    private var current = CaseShard()
    private var currentIsEmpty = true
    /// Shards that may still go into the page.
    private var pending: [EmbeddedJSON] = []
    private var pendingBytes = 0
    private var shardNames: [String] = []

    /// - Parameter output: takes each file when it is done, the page last.
    init(
        name: String, singleFileLimit: Int, shardLimit: Int, output: @escaping (OutputFile) throws -> Void
    ) {
        self.name = name
        self.singleFileLimit = singleFileLimit
        self.shardLimit = shardLimit
        self.output = output
    }

    /// Adds the body of a case and returns where it is kept.
    mutating func add(
        before: CaseShard.Side?, after: CaseShard.Side?, nodes: [NodeDiff] = [], changes: [Change] = [],
        pairs: [PairedRun]? = nil
    ) throws -> BodyPlace {
        if current.byteCount > shardLimit { try finishShard() }
        currentIsEmpty = false
        return BodyPlace(
            shard: shardNames.count + pending.count,
            body: current.add(before: before, after: after, nodes: nodes, changes: changes, pairs: pairs))
    }

    /// Writes what is left, and the page.
    mutating func finish(index: PageIndex, title: String, body: (inout HTMLWriter) -> Void) throws {
        if !currentIsEmpty { try finishShard() }
        var encoded: EmbeddedJSON?
        if shardNames.isEmpty {
            encoded = index.encoded()
            if pendingBytes + (encoded?.bytes.count ?? 0) + Self.pageBytes > singleFileLimit { try writePending() }
        }
        if !shardNames.isEmpty {
            encoded = nil
            var index = index
            index.shardNames = shardNames
            encoded = index.encoded()
        }
        let shell = PageShell(
            title: title, script: .reportScript, index: encoded, embedded: pending, loadsShards: !shardNames.isEmpty)
        try output(OutputFile(name: name, bytes: shell.render(body)))
    }

    private mutating func finishShard() throws {
        let encoded = current.encoded
        current = CaseShard()
        currentIsEmpty = true
        pending.append(encoded)
        pendingBytes += encoded.bytes.count
        if !shardNames.isEmpty || pendingBytes + Self.pageBytes > singleFileLimit { try writePending() }
    }

    private mutating func writePending() throws {
        for shard in pending {
            let number = shardNames.count
            shardNames.append(shardName(number: number))
            try output(
                OutputFile(
                    name: shardNames[number],
                    bytes: Array("keylineShard(\(number),".utf8) + shard.bytes + Array(");\n".utf8)))
        }
        pending = []
    }

    /// `report-cases-007.js` beside `report.html`; the page builds no address from anything else.
    private func shardName(number: Int) -> String {
        let stem = name.split(separator: "/").last.map(String.init) ?? name
        let digits = String(number)
        let padding = String(repeating: "0", count: max(0, 3 - digits.count))
        return "\(stem.hasSuffix(".html") ? String(stem.dropLast(5)) : stem)-cases-\(padding)\(digits).js"
    }
}
