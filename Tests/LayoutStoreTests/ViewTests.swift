import Foundation
import LayoutRecord
import Testing

@testable import LayoutStore

/// The public views, asked through the stock `sqlite3` shell as people ask them.
@Suite struct ViewTests {
    @Test func `columns are the contract`() throws {
        let contract = [
            "runs": "run_id run_name started_at engine engine_version branch commit_id state cases environment",
            "cases": "run_id run_name case_id suite scenario offer step outcome passes message",
            "frames":
                "run_id run_name case_id node_index node_path kind identifier text x y width height pixel_x pixel_y pixel_width pixel_height inputs lines truncated measures hits",
            "proposals":
                "run_id run_name case_id sequence pass phase node_index node_path proposed_width proposed_height width height x y",
            "observations": "run_id run_name case_id pass node_path kind old_value new_value",
            "findings": "run_id run_name case_id rule severity node_path message value",
        ]
        try withStore { store in
            for (view, columns) in contract {
                let found = try shell(store.path, "SELECT group_concat(name, ' ') FROM pragma_table_info('\(view)')")
                #expect(found == [columns])
            }
        }
    }

    private func awkward() throws -> CaseRecord {
        var root = NodeRecord(path: "Grid", parent: -1, kind: "Grid")
        root.frame = Frame(x: 0, y: -0.0, width: .infinity, height: .nan)
        root.inputs = [Input("gap", .number(8))]
        root.hits = 3
        var text = NodeRecord(path: "Grid/0:Text", parent: 0, kind: "Text")
        text.text = "it's"
        text.identifier = "label"
        text.frame = Frame(x: 0.3, y: 10.75, width: 33.2, height: 20)
        text.lines = [TextRange(start: 0, end: 4)]
        text.truncated = true
        let gone = NodeRecord(path: "Grid/1:Text", parent: 0, kind: "Text")
        return CaseRecord(
            id: try caseID("grid", "a/b", width: 304, step: StepName(number: 1, words: "tap")),
            recording: Recording(
                outcome: .diverging, passes: 2, message: "never ends", nodes: [root, text, gone],
                events: [
                    .measure(
                        pass: 1, node: 1, proposal: Proposal(width: 304, height: nil),
                        size: Size(width: 33.2, height: 20)),
                    .guide(
                        pass: 1, node: 1, proposal: Proposal(width: nil, height: .infinity), name: "top", value: 4),
                    .measure(
                        pass: 2, node: 0, proposal: Proposal(width: -.infinity, height: 0),
                        size: Size(width: .nan, height: 1)),
                    .place(pass: 2, node: 1, proposal: Proposal(width: 304, height: nil), x: 0.3, y: 10.75),
                ],
                observations: [ObservationRecord(pass: 2, node: 1, kind: "onChange", old: nil, new: "1|2")],
                findings: [
                    FindingRecord(rule: .nonFinite, node: 0, message: "no number", value: .nan),
                    FindingRecord(rule: .measureCost, node: nil, message: "too much", value: 12),
                ]))
    }

    static let rows: [(sql: String, rows: [String])] = [
        (
            "SELECT run_id, run_name, engine, branch, state, cases, environment FROM runs",
            ["1|run|keyline|NULL|complete|1|{\"scale\":2}"]
        ),
        (
            "SELECT case_id, suite, scenario, offer, step, outcome, passes, message FROM cases",
            ["grid/a%2Fb@w304#1 tap|grid|a/b|w304|tap|diverging|2|never ends"]
        ),
        (
            "SELECT node_index, node_path, kind, identifier, text, x, y, width, height FROM frames",
            [
                "0|Grid|Grid|NULL|NULL|0|0|Inf|nan", "1|Grid/0:Text|Text|label|it's|0.3|10.75|33.2|20",
                "2|Grid/1:Text|Text|NULL|NULL|NULL|NULL|NULL|NULL",
            ]
        ),
        (
            "SELECT pixel_x, pixel_y, pixel_width, pixel_height, inputs, lines, truncated, measures, hits FROM frames",
            [
                "0.0|0.0|Inf|nan|{\"gap\":8}|NULL|NULL|1|3", "0.5|11.0|33.0|20.0|{}|[[0,4]]|1|1|0",
                "NULL|NULL|NULL|NULL|{}|NULL|NULL|0|0",
            ]
        ),
        (
            "SELECT sequence, pass, phase, node_index, node_path, proposed_width, proposed_height, width, height, x, y FROM proposals",
            [
                "0|1|measure|1|Grid/0:Text|304|NULL|33.2|20|NULL|NULL",
                "1|1|guide|1|Grid/0:Text|NULL|Inf|NULL|NULL|NULL|NULL", "2|2|measure|0|Grid|-Inf|0|nan|1|NULL|NULL",
                "3|2|place|1|Grid/0:Text|304|NULL|NULL|NULL|0.3|10.75",
            ]
        ),
        (
            "SELECT pass, node_path, kind, old_value, new_value FROM observations",
            ["2|Grid/0:Text|onChange|NULL|1|2"]
        ),
        (
            "SELECT rule, severity, node_path, message, value FROM findings",
            ["non-finite|error|Grid|no number|nan", "measure-cost|warning|NULL|too much|12"]
        ),
    ]

    @Test(arguments: rows.indices) func `rows are what was recorded`(index: Int) throws {
        try withStore { store in
            try store.record([("grid", [try awkward()])])
            #expect(try shell(store.path, Self.rows[index].sql) == Self.rows[index].rows)
        }
    }

    @Test(arguments: 0..<4) func `pixel frames are those of the model`(seed: Int) throws {
        try withStore { store in
            var random = RandomRecordings(seed: UInt64(100 + seed))
            var cases: [CaseRecord] = []
            for index in 0..<20 {
                var recording = random.recording(nodes: 4)
                for node in recording.nodes.indices {
                    recording.nodes[node].frame = Frame(
                        x: Double(random.number(-400..<400)) / 8, y: Double(random.number(-400..<400)) / 3,
                        width: Double(random.number(0..<4000)) / 7, height: Double(random.number(0..<400)) / 8)
                }
                cases.append(CaseRecord(id: try caseID("pixels", "case \(index)"), recording: recording))
            }
            let run = try store.record([("pixels", cases)])
            let expected = cases.flatMap { record in
                record.recording.nodes.compactMap { $0.frame?.pixelAligned(scale: 2) }
            }
            let found = try shell(
                store.path,
                "SELECT pixel_x, pixel_y, pixel_width, pixel_height FROM frames WHERE run_id = \(run.id)")
            #expect(found.count == expected.count)
            for (row, frame) in zip(found, expected) {
                let numbers = row.split(separator: "|").compactMap { Double($0) }
                #expect(numbers == [frame.x, frame.y, frame.width, frame.height])
            }
        }
    }

    /// At 100,000 nodes a wrong order of the loops takes hours, so the order itself is what is tested.
    @Test func `an array is joined to its shape by key, also at 100,000 nodes`() throws {
        try withStore { store in
            var nodes = [NodeRecord(path: "List", parent: -1, kind: "List")]
            var events: [Event] = []
            for index in 1..<100_000 {
                var node = NodeRecord(path: "List/Text[\(index)]", parent: 0, kind: "Text")
                node.frame = Frame(x: 0, y: Double(index) * 20, width: 100, height: 20)
                nodes.append(node)
                events.append(
                    .measure(
                        pass: 1, node: index, proposal: Proposal(width: 100, height: nil),
                        size: Size(width: 100, height: 20)))
            }
            let recording = Recording(outcome: .settled, nodes: nodes, events: events)
            try store.record([("list", [CaseRecord(id: try caseID("list", "long"), recording: recording)])])
            #expect(
                try shell(store.path, "SELECT count(*), max(y), sum(pixel_height) FROM frames")
                    == ["100000|1999980|1999980.0"])
            #expect(
                try shell(store.path, "SELECT count(*), sum(width), count(DISTINCT node_path) FROM proposals")
                    == ["99999|9999900|99999"])
            for view in ["frames", "proposals"] {
                let plan = try shell(store.path, "EXPLAIN QUERY PLAN SELECT * FROM \(view)").joined(separator: "\n")
                #expect(plan.contains("SEARCH shape_node USING PRIMARY KEY (shape=? AND node=?)"), "\(plan)")
                #expect(!plan.contains("SCAN shape_node"), "\(plan)")
            }
        }
    }
}
