import Foundation
import HostileLayouts
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

/// What layouts do wrong ends in recorded findings with the node's path: in the records that a recorder hands out, and in
/// the stream of a recorder that runs as a process.
@MainActor struct HostileFindingTests {
    /// By scenario: rule and path, in the order in which they are recorded.
    private static let expected: [String: [String]] = [
        "a width that is no number": ["non-finite at Answering"],
        "an infinite height": ["non-finite at .frame/Answering"],
        "an infinite answer to nil": ["non-finite at ScrollView/Answering"],
        // Not at the colour, which was offered infinity.
        "an infinite ideal": ["non-finite at .fixedSize/.frame"],
        // The row steps back by 30, and what it laid out there covers its first child.
        "a negative size": [
            "overflow at HStack/0:.frame", "overflow at HStack/2:.frame", "overlap at HStack/2:.frame",
            "negative-size at HStack/1:Answering", "negative-size at HStack/1:Answering",
            "overflow at HStack/1:Answering/.frame",
        ],
        "an origin that is no number": ["non-finite at Placing/.frame"],
        "an infinite origin": ["non-finite at Placing/.frame"],
        "an infinite size when placing": ["overflow at Placing/Color"],
        "out of bounds": ["overflow at Placing/.frame"],
        "far out of bounds, in a list of views": [
            "overflow at VStack/1:Placing/.frame[a]", "overflow at VStack/1:Placing/.frame[b]",
            "overlap at VStack/1:Placing/.frame[b]",
        ],
        // Its one line is longer than the offer; at 60 points it is a column that is too high and breaks a word.
        "another width when placing": [
            "over-offer at Remeasuring", "overflow at Remeasuring/Text", "text-clipped at Remeasuring/Text",
            "root-overflow at Remeasuring", "word-broken at Remeasuring/Text", "measure-place at Remeasuring/Text",
        ],
        // It answers for the last width it asked about and places at the first.
        "100,000 questions": [
            "overflow at Searching/Text", "text-clipped at Searching/Text", "measure-cost at Searching/Text",
        ],
        "100,000 questions at one proposal": ["measure-cost at Searching/.frame"],
        "a child that is not placed": ["unplaced at Placing/1:.frame"],
        "a child that is placed twice": ["placed-twice at Placing/.frame"],
        "a guide that is no number": ["non-finite at VStack/1:.alignmentGuide"],
        "frames of no length": [
            "invalid-frame at VStack/0:.frame", "invalid-frame at VStack/1:.frame",
            "contradictory-frame at VStack/2:.frame", "invalid-frame at VStack/2:.frame",
        ],
    ]

    /// Every case as it is handed out, recorded once: asking 100,000 times takes a while.
    private static let records: [CaseRecord] = {
        var records: [CaseRecord] = []
        for unit in (try? RecordingPlan(HostileLayouts.suites))?.units ?? [] {
            unit.record(options: EngineOptions()) { records.append($0) }
        }
        return records
    }()

    private func told(_ record: CaseRecord) -> [String] {
        record.recording.findings.map { finding in
            "\(finding.rule) at \(finding.node.map { record.recording.nodes[$0].path } ?? "-")"
        }
    }

    @Test("Each fault is found at its node, and the case is settled") func findings() {
        let records = Self.records
        #expect(Set(records.map(\.id.scenario)) == Set(Self.expected.keys))
        for record in records {
            #expect(record.recording.outcome == .settled, "\(record.id)")
            #expect(told(record) == Self.expected[record.id.scenario], "\(record.id)")
        }
    }

    @Test("A recorder that runs tells the same, to the byte") func process() throws {
        let process = Process()
        process.executableURL = Self.productsFolder.appendingPathComponent("HostileRecorder")
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
        let records = Self.records
        try #require(lines.count == records.count + 2)
        for (line, record) in zip(lines.dropFirst(), records) {
            #expect(line + [UInt8(ascii: "\n")] == RecordingStream.caseLine(record), "\(record.id)")
            guard case .record(let read) = try RecordingStream.line(line) else {
                Issue.record("\(record.id) is no case")
                continue
            }
            #expect(told(read) == told(record), "\(record.id)")
        }
        #expect(try RecordingStream.line(lines[lines.count - 1]) == .end(cases: records.count))
    }

    /// Where the built programs lie: beside the test bundle, or above this program.
    private static let productsFolder: URL = {
        for argument in CommandLine.arguments.prefix(1) + [Bundle.main.executablePath ?? ""] {
            var url = URL(fileURLWithPath: argument)
            while url.path != "/" {
                url.deleteLastPathComponent()
                let candidate = url.appendingPathComponent("HostileRecorder").path
                if FileManager.default.isExecutableFile(atPath: candidate) { return url }
            }
        }
        return URL(fileURLWithPath: ".")
    }()
}
