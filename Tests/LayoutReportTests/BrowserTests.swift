import Foundation
import LayoutDiff
import LayoutRecord
import LayoutReport
import Testing

/// The pages in a real browser: every key, view, filter and link, hostile names, ten thousand cases. One browser is
/// started for all checks (`Browser/checks.py`, the standard library only).
struct BrowserTests {
    private struct Line: Decodable {
        var check: String?
        var problem: String?
        var measured: [String: Double]?
    }

    @Test func everyCheckHolds() throws {
        // KEYLINE_KEEP_PAGES=FOLDER leaves the pages there, to look at them by eye.
        let kept = ProcessInfo.processInfo.environment["KEYLINE_KEEP_PAGES"].map { URL(filePath: $0) }
        let folder =
            kept ?? FileManager.default.temporaryDirectory.appending(path: "keyline-report-\(UUID().uuidString)")
        try Pages.write(to: folder)
        defer { if kept == nil { try? FileManager.default.removeItem(at: folder) } }
        let lines = try run(in: folder)
        var names: [String] = []
        for line in lines {
            guard let name = line.check else { continue }
            names.append(name)
            #expect(line.problem == nil, "\(name)")
        }
        let declared = try String(contentsOf: Self.script, encoding: .utf8).split(separator: "\n").count {
            $0 == "@check"
        }
        #expect(names.count == declared, "some checks did not run: \(names)")

        let exported = try Data(contentsOf: folder.appending(path: "decisions.json"))
        let decisions = try DecisionsFile(reading: [UInt8](exported))
        #expect(decisions.entries.count { $0.decision == .accept } == 39)
        #expect(decisions.entries.count { $0.decision == .reject } == 3)
        let example = Diffs.everything.cases[0]
        #expect(decisions.entries[0].caseID == example.id.description)
        #expect(decisions.entries[0].before == example.before.map { DecisionsFile.contentName(of: $0.digests) })
        #expect(decisions.entries[0].after == example.after.map { DecisionsFile.contentName(of: $0.digests) })
    }

    private static let script = Golden.root.appending(path: "Tests/LayoutReportTests/Browser/checks.py")

    private func run(in folder: URL) throws -> [Line] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", Self.script.path(), folder.path()]
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "the checks need python3 and Debian's chromium")
        return try data.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Line.self, from: $0) }
    }
}
