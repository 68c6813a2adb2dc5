import Foundation
import LayoutRecord
import Testing

/// Layouts that answer and place nonsense, by the way that people go: `keyline record` and then `keyline lint`.
@Suite struct HostileLayoutTests {
    @Test(.timeLimit(.minutes(10))) func `Every fault of a layout is listed with its node`() throws {
        let keyline = try Keyline()
        let recorder = URL(filePath: Keyline.executable).deletingLastPathComponent().appending(path: "HostileRecorder")
        let output = try keyline("record", "--recorder", recorder.path)
        try #require(output.code == 0, "\(output.errors)")
        #expect(output.text.contains("17 cases, complete"), "\(output.text)")

        let listed = try keyline("lint", "latest", "--severity", "note", "--json")
        #expect(listed.code == 1)
        let findings = try #require(try JSONReader.read(listed.text).array)
        let told = findings.map { finding in
            ["case", "rule", "path"].map { finding[$0]?.string ?? "" }.joined(separator: " ")
        }
        for (scenario, fault) in [
            ("a width that is no number", "non-finite Answering"),
            ("an infinite height", "non-finite .frame/Answering"),
            ("a negative size", "negative-size HStack/1:Answering"),
            ("an origin that is no number", "non-finite Placing/.frame"),
            ("out of bounds", "overflow Placing/.frame"),
            ("another width when placing", "measure-place Remeasuring/Text"),
            ("100,000 questions", "measure-cost Searching/Text"),
            ("a child that is not placed", "unplaced Placing/1:.frame"),
        ] {
            #expect(told.contains("hostile/\(scenario)@w300h200 \(fault)"), "\(scenario): \(told)")
        }
    }
}
