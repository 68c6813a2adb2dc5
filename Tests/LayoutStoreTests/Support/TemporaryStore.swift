import Foundation
import LayoutRecord

@testable import LayoutStore

/// Calls `body` with a fresh folder that is removed afterwards.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
}

/// Calls `body` with a new store in a fresh folder.
func withStore<Result>(_ body: (Store) throws -> Result) throws -> Result {
    try withTemporaryFolder { try body(Store.open(path: $0 + "/keyline.db", access: .write(create: true))) }
}

func header(cases: Int, environment: [Input] = [Input("scale", .number(2))]) -> RunHeader {
    RunHeader(
        engine: EngineIdentity(name: "keyline", version: "0.1.0"), environment: environment,
        scope: RunScope(only: [], cases: cases))
}

func caseID(_ suite: String, _ scenario: String, width: Double? = nil, step: StepName? = nil) throws -> CaseID {
    try CaseID(suite: suite, scenario: scenario, offer: Offer(width: width, height: nil), step: step)
}

/// A recording of two nodes whose one number tells it from others.
func smallRecording(_ width: Double) -> Recording {
    var root = NodeRecord(path: "VStack", parent: -1, kind: "VStack")
    root.frame = Frame(x: 0, y: 0, width: width, height: 20)
    var text = NodeRecord(path: "VStack/0:Text", parent: 0, kind: "Text")
    text.text = "Tile"
    text.inputs = [Input("text", .string("Tile"))]
    text.frame = Frame(x: 0, y: 0, width: width, height: 20)
    return Recording(
        outcome: .settled, nodes: [root, text],
        events: [
            .measure(
                pass: 1, node: 1, proposal: Proposal(width: width, height: nil), size: Size(width: width, height: 20)),
            .measure(
                pass: 1, node: 0, proposal: Proposal(width: width, height: nil), size: Size(width: width, height: 20)),
            .place(pass: 1, node: 1, proposal: Proposal(width: width, height: nil), x: 0, y: 0),
        ])
}

extension Store {
    /// Records a run of `suites`, each a name and its cases.
    @discardableResult
    func record(
        name: String = "run", at time: String = "2026-01-01T00:00:00Z", _ suites: [(String, [CaseRecord])],
        state: RunState = .complete, _ change: (inout NewRun) -> Void = { _ in }
    ) throws -> RunRow {
        var new = NewRun(name: name, startedAt: time, header: header(cases: suites.reduce(0) { $0 + $1.1.count }))
        change(&new)
        let writer = try beginRun(new)
        for (_, cases) in suites { for record in cases { try writer.append(record, unstable: nil) } }
        return try writer.finish(state: state, at: time)
    }

    /// Every case of a run with its recording.
    func contents(of run: Int) throws -> [CaseRecord] {
        try suites(of: run).flatMap { suite in
            try cases(of: run, suite: suite.name).map { CaseRecord(id: $0.id, recording: try recording($0.digests)) }
        }
    }
}

/// A suite of small cases, one a width.
func smallSuite(_ name: String, widths: [Double] = [96, 200, 304, 408]) throws -> (String, [CaseRecord]) {
    (name, try widths.map { CaseRecord(id: try caseID(name, "tiles", width: $0), recording: smallRecording($0)) })
}
