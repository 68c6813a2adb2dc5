import Foundation
import ReportAssets
import Testing

/// The style sheet and the script are embedded as Swift literals, because a large resource compiles slowly and a
/// resource beside the executable is lost when it is moved. These tests hold the literals equal to the sources.
struct ReportAssetsTests {
    private static let assets = Golden.root.appending(path: "Reports/Assets")

    private static func scriptNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: assets.appending(path: "script").path())
            .filter { $0.hasSuffix(".js") }.sorted()
    }

    private static func source(_ name: String) throws -> String {
        try String(contentsOf: assets.appending(path: name), encoding: .utf8)
    }

    /// `01-dom.js` -> `script01Dom`.
    private static func constant(for name: String) -> String {
        let words = name.dropLast(3).split(separator: "-")
        return "script" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func literal(_ constant: String, _ source: String, from name: String) -> String {
        """
        // swift-format-ignore-file
        // The text of Reports/Assets/\(name), written by KEYLINE_UPDATE_GOLDEN=1 swift test

        extension EmbeddedSource {
            static let \(constant) = ##\"\"\"
        \(source)
        \"\"\"##
        }

        """
    }

    @Test func literalsAreTheSources() throws {
        var list: [String] = []
        for name in try Self.scriptNames() {
            let constant = Self.constant(for: name)
            list.append(constant)
            let source = try Self.source("script/\(name)")
            #expect(!source.contains("\"\"\"##"), "\(name) would end its literal")
            try Golden.expect(
                Array(Self.literal(constant, source, from: "script/\(name)").utf8),
                at: "Reports/Embedded/\(constant).swift")
        }
        try Golden.expect(
            Array(Self.literal("runs", try Self.source("runs.js"), from: "runs.js").utf8),
            at: "Reports/Embedded/runs.swift")
        let style = try Self.source("report.css")
        try Golden.expect(
            Array(Self.literal("style", style, from: "report.css").utf8), at: "Reports/Embedded/style.swift")
        let names = list.map { "        \($0)," }.joined(separator: "\n")
        try Golden.expect(
            Array(
                """
                // The order in which the script's sources run, written by KEYLINE_UPDATE_GOLDEN=1 swift test

                enum EmbeddedSource {
                    static let scripts = [
                \(names)
                    ]
                }

                """.utf8), at: "Reports/Embedded/EmbeddedSource.swift")
    }

    @Test func assetsAreTheSourcesInOrder() throws {
        let script = try Self.scriptNames().map { try Self.source("script/\($0)") + "\n" }.joined()
        #expect(String(decoding: ReportAsset.reportScript.bytes, as: UTF8.self) == script)
        #expect(String(decoding: ReportAsset.runsScript.bytes, as: UTF8.self) == (try Self.source("runs.js")))
        #expect(String(decoding: ReportAsset.reportStyle.bytes, as: UTF8.self) == (try Self.source("report.css")))
    }

    /// An inline element ends at the first closing tag, whatever surrounds it; the page may ask for nothing; and text
    /// may become markup nowhere.
    @Test(arguments: [
        "</script", "</style", "<!--", "fetch(", "XMLHttpRequest", "import(", "@import", "http://example", "https://",
        "eval(",
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "DOMParser", "setAttribute(\"style\"",
        "createObjectURL", "new Worker", "WebSocket",
    ])
    func assetsHoldNothing(forbidden: String) {
        for asset in [ReportAsset.reportScript, .runsScript, .reportStyle] {
            let text = String(decoding: asset.bytes, as: UTF8.self).lowercased()
            #expect(!text.contains(forbidden.lowercased()))
        }
    }

    /// The sources keep the habits of the rest: short lines, no tabs, no trailing spaces, strict equality, no `var`.
    @Test func sourcesKeepTheirHabits() throws {
        for name in try Self.scriptNames().map({ "script/\($0)" }) + ["runs.js", "report.css"] {
            let source = try Self.source(name)
            #expect(source.hasSuffix("\n"))
            for (place, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let isTidy = line.count <= 120 && !line.contains("\t") && !line.hasSuffix(" ")
                #expect(isTidy, "\(name), line \(place + 1)")
                guard name.hasSuffix(".js") else { continue }
                let isStrict = !line.contains(" var ") && !line.hasPrefix("var ") && !line.contains("console.")
                #expect(isStrict, "\(name), line \(place + 1)")
                // `== null` alone may be loose: it means absent.
                for loose in [" == ", " != "] where line.contains(loose) {
                    let rest = line.components(separatedBy: loose).dropFirst()
                    #expect(rest.allSatisfy { $0.hasPrefix("null") }, "\(name), line \(place + 1)")
                }
            }
        }
    }
}
