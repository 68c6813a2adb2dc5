import LayoutRecord
import Testing

/// Events are read apart from the rest of a case's line.
struct EventReadingTests {
    private static let node = #"{"path":"Color","parent":-1,"kind":"Color","frame":[0,0,10,10]}"#

    private func line(_ members: String) throws -> CaseRecord {
        let text =
            #"{"case":"a/b@w304","suite":"a","scenario":"b","offer":{"width":304,"height":"nil"},"outcome":"settled","#
            + members + "}"
        guard case .record(let record) = try RecordingStream.line(Array(text.utf8)) else {
            throw RecordingError("the line is no case")
        }
        return record
    }

    @Test func everyPhaseIsWrittenAndReadAlike() throws {
        var record = try line(#""nodes":[\#(Self.node)]"#)
        let proposal = Proposal(width: .infinity, height: nil)
        record.recording.events = [
            .measure(pass: 1, node: 0, proposal: proposal, size: Size(width: 10.5, height: .infinity)),
            .guide(pass: 1, node: 0, proposal: proposal, name: "a \"guide\"", value: -3),
            .place(pass: 2, node: 0, proposal: Proposal(width: 0, height: 1_234_567), x: 0.1, y: -20),
        ]
        var bytes = RecordingStream.caseLine(record)
        bytes.removeLast()
        #expect(try RecordingStream.line(bytes) == .record(record))
    }

    @Test func eventsMayStandBeforeTheNodesAndBeAbsent() throws {
        let events = #""events":[[1,"measure",0,304,"nil",10,10]]"#
        #expect(try line(#"\#(events),"nodes":[\#(Self.node)]"#).recording.events.count == 1)
        #expect(try line(#""nodes":[\#(Self.node)]"#).recording.events.isEmpty)
        #expect(try line(#""nodes":[\#(Self.node)],"events":null"#).recording.events.isEmpty)
        #expect(try line(#""nodes":[\#(Self.node)],"events":[ ]"#).recording.events.isEmpty)
    }

    @Test(arguments: [
        #"7"#, #"[7]"#, #"[[1,"measure",0,304,"nil",10]]"#, #"[[1,"measure",1,304,"nil",10,10]]"#,
        #"[[1,"measure",-1,304,"nil",10,10]]"#, #"[[1,"size",0,304,"nil",10,10]]"#,
        #"[[1,"measure",0,"wide","nil",10,10]]"#, #"[[1,"measure",0,304,"nil",10,[10]]]"#, #"{"a":1}"#,
    ])
    func whatIsNoEventIsRefused(events: String) {
        #expect(throws: RecordingError.self) { try line(#""nodes":[\#(Self.node)],"events":\#(events)"#) }
    }
}
