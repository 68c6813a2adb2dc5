import Foundation
import LayoutDiff
import LayoutRecord
import LayoutReport
import ReportAssets
import Testing

/// The bytes of a page and its shards; what a page does is checked in a browser.
struct HTMLReportTests {
    /// The JSON of the element with this attribute.
    private static func data(_ html: String, after opening: String) throws -> [JSONValue] {
        try html.components(separatedBy: opening).dropFirst().map { part in
            try JSONReader.read(String(part.prefix(upTo: part.range(of: "</script>")!.lowerBound)))
        }
    }

    private static func index(of html: String) throws -> JSONValue {
        try data(html, after: "<script type=\"application/json\" id=\"index\">")[0]
    }

    @Test func aPageHoldsEveryCaseAndItsBody() throws {
        let diff = Diffs.everything
        let html = HTMLReport.render(diff)[0].text
        let index = try Self.index(of: html)
        let shards = try Self.data(html, after: "<script type=\"application/json\" class=\"shard\">")
        let cases = index["cases"]!
        let strings = index["strings"]!.array!
        let ids = cases["id"]!.array!.map { strings[$0.int!].string! }
        #expect(ids == diff.cases.map(\.id.description))
        for (shard, body) in zip(cases["shard"]!.array!, cases["body"]!.array!) {
            #expect(shards[shard.int!]["bodies"]!.array!.indices.contains(body.int!))
        }
        let counts = index["groups"]!.array!.map { $0.array![2].int! }
        #expect(counts.reduce(0, +) == diff.counts.total)
    }

    /// Behind a removed sibling, the nodes are in other places than before, and the data says in which.
    @Test func aBodySaysWhichNodesAreTheSame() throws {
        let diff = Diffs.removedSibling
        let removed = diff.cases[0].nodes.filter { $0.afterIndex == nil }
        #expect(removed.map(\.beforeIndex) == [3, 4])
        #expect(!diff.cases[0].nodes.contains { $0.afterIndex == 3 }, "the last frame is plainly unchanged")
        let pairs = [PairedRun(before: 0, after: 0, count: 3), PairedRun(before: 5, after: 3, count: 2)]
        #expect(diff.cases[0].pairs == pairs)
        let html = HTMLReport.render(diff)[0].text
        let shard = try Self.data(html, after: "<script type=\"application/json\" class=\"shard\">")[0]
        #expect(shard["bodies"]!.array![0].array![5].array!.map { $0.int! } == [0, 0, 3, 5, 3, 2])
    }

    @Test func equalRecordingsAreWrittenOnce() throws {
        var diff = Diffs.many(500)
        for place in diff.cases.indices {
            diff.cases[place].before = Recordings.badge(width: 96, padding: 12)
            diff.cases[place].after = Recordings.badge(width: 96, padding: 10)
            diff.cases[place].nodes = []
        }
        let html = HTMLReport.render(diff)[0].text
        let shard = try Self.data(html, after: "<script type=\"application/json\" class=\"shard\">")[0]
        #expect(shard["sides"]!.array!.count == 2)
        #expect(shard["bodies"]!.array!.count == 1)
    }

    /// A sweep that moved by one width: each side after is the next side before.
    @Test func noSideIsReadThroughAChainOfOthers() throws {
        var diff = Diffs.many(40)
        for place in diff.cases.indices {
            diff.cases[place].before = Recordings.badge(width: 100 + Double(place), padding: 12)
            diff.cases[place].after = Recordings.badge(width: 101 + Double(place), padding: 12)
            diff.cases[place].nodes = []
            diff.cases[place].causes = [0]
        }
        let html = HTMLReport.render(diff)[0].text
        let shard = try Self.data(html, after: "<script type=\"application/json\" class=\"shard\">")[0]
        let bases = shard["sides"]!.array!.map { $0.array![0].int! }
        #expect(bases.contains { $0 >= 0 })
        for base in bases where base >= 0 { #expect(bases[base] == -1) }
    }

    @Test func largeReportsAreSplitIntoBoundedFiles() throws {
        var report = HTMLReport()
        report.singleFileLimit = 200_000
        report.shardLimit = 30_000
        let files = report.render(Diffs.many(600), name: "layout.html")
        #expect(files[0].name == "layout.html")
        #expect(files.count > 2)
        for (number, file) in files.dropFirst().enumerated() {
            #expect(file.name == "layout-cases-\(number < 10 ? "00" : "0")\(number).js")
            #expect(file.bytes.count < 40_000)
            #expect(file.text.hasPrefix("keylineShard(\(number),{"))
            #expect(file.text.hasSuffix(");\n"))
        }
        #expect(files[0].text.contains("strict-dynamic&#39;;"))
        #expect(!files[0].text.contains("class=\"shard\""))
        // A whole report allows nothing beyond its one script.
        #expect(!HTMLReport.render(Diffs.everything)[0].text.contains("strict-dynamic"))
    }

    @Test func aCauseIsFewFiles() throws {
        var report = HTMLReport()
        report.singleFileLimit = 1
        report.shardLimit = 10_000
        let diff = Diffs.many(600)
        let index = try Self.index(of: report.render(diff)[0].text)
        let shards = index["cases"]!["shard"]!.array!.map { $0.int! }
        var files = [Set<Int>](repeating: [], count: 3)
        for (entry, shard) in zip(diff.cases, shards) { files[entry.causes[0]].insert(shard) }
        // Files follow the causes: two causes share at most the file at their border.
        for (one, next) in zip(files, files.dropFirst()) { #expect(one.max()! <= next.min()!) }
        #expect(Set(shards).count > 3)
    }

    @Test(arguments: [1, 3, 20, 599])
    func aCapKeepsEveryCauseAndItsExample(limit: Int) throws {
        var report = HTMLReport()
        report.caseLimit = limit
        let diff = Diffs.many(600)
        let index = try Self.index(of: report.render(diff)[0].text)
        let strings = index["strings"]!.array!
        let ids = Set(index["cases"]!["id"]!.array!.map { strings[$0.int!].string! })
        #expect(ids.count == max(limit, 3))
        for cause in diff.causes { #expect(ids.contains(cause.example.description)) }
        #expect(index["total"]!.int == 600)
        #expect(index["causes"]!.array!.map { $0["count"]!.int! } == diff.causes.map(\.caseCount))
    }

    @Test func aPageNamesNoMachine() {
        for file in HTMLReport.render(Diffs.hostile) + [Pages.sideBySide] {
            for word in ["/home/", "/root/", "/tmp/", "/Users/", "file://"] { #expect(!file.text.contains(word)) }
        }
    }

    @Test func thePolicyNamesTheOnlyStyleAndScript() {
        let html = HTMLReport.render(Diffs.same())[0].text
        let style = sha256Base64(of: ReportAsset.reportStyle.bytes)
        let script = sha256Base64(of: ReportAsset.reportScript.bytes)
        let policy =
            "default-src &#39;none&#39;; style-src &#39;sha256-\(style)&#39;; script-src &#39;sha256-\(script)&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;"
        #expect(html.contains("content=\"\(policy)\""))
        #expect(Pages.sideBySide.text.contains("script-src &#39;none&#39;"))
    }

    @Test func numbersThatAreNoneStayOnThePage() throws {
        var diff = Diffs.everything
        diff.cases[0].after!.nodes[1].frame = Frame(x: .nan, y: -.infinity, width: .infinity, height: 0.1)
        let html = HTMLReport.render(diff)[0].text
        #expect(html.contains("\"nan\",\"-inf\",\"inf\",0.1"))
    }
}
