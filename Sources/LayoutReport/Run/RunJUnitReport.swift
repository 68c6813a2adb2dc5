import LayoutDiff
import LayoutRecord

/// One run by itself as JUnit XML. Every case with trouble is a test; the others are one passing test that says how many
/// they are.
package enum RunJUnitReport {
    package static func render(_ summary: RunSummary) -> String {
        let errors = summary.mark == .invalid ? 1 : 0
        let suites = Dictionary(grouping: summary.troubled, by: \.id.suite)
        var order: [String] = []
        for entry in summary.troubled where order.last != entry.id.suite && !order.contains(entry.id.suite) {
            order.append(entry.id.suite)
        }
        let failures = summary.troubled.count { isFailure($0) }
        let hidden = summary.troubledCount - summary.troubled.count
        var xml = XMLWriter()
        xml.element(
            "testsuites",
            [
                ("name", "layout"), ("tests", String(summary.troubled.count + 1 + (hidden > 0 ? 1 : 0))),
                ("failures", String(failures + (hidden > 0 ? 1 : 0))), ("errors", String(errors)),
            ]
        ) { xml in
            writeWhole(summary, hidden: hidden, errors: errors, to: &xml)
            for suite in order { write(suite, suites[suite] ?? [], to: &xml) }
        }
        return xml.text
    }

    private static func isFailure(_ entry: RunSummary.Troubled) -> Bool {
        entry.outcome.isFailure || entry.findingCount > 0
    }

    private static func writeWhole(_ summary: RunSummary, hidden: Int, errors: Int, to xml: inout XMLWriter) {
        xml.element(
            "testsuite",
            [
                ("name", "layout run"), ("tests", hidden > 0 ? "2" : "1"), ("failures", hidden > 0 ? "1" : "0"),
                ("errors", String(errors)),
            ]
        ) { xml in
            xml.element("properties", []) { xml in
                for outcome in Outcome.allCases {
                    xml.element(
                        "property", [("name", outcome.rawValue), ("value", String(summary.count(of: outcome)))])
                }
                xml.element("property", [("name", "total"), ("value", String(summary.cases))])
                xml.element("property", [("name", "run"), ("value", summary.run.label)])
            }
            let quiet = summary.cases - summary.troubledCount
            let name = "\(counted(quiet, "case")) of \(grouped(summary.cases)) without trouble"
            if errors > 0 {
                xml.element("testcase", [("classname", "layout"), ("name", name)]) { xml in
                    xml.element(
                        "error", [("message", summary.sentence)], text: summary.warnings.joined(separator: "\n"))
                }
            } else {
                xml.element("testcase", [("classname", "layout"), ("name", name)])
            }
            if hidden > 0 {
                xml.element("testcase", [("classname", "layout"), ("name", "not listed")]) { xml in
                    xml.element("failure", [("message", "\(counted(hidden, "more case")) with trouble, not listed")])
                }
            }
        }
    }

    private static func write(_ suite: String, _ cases: [RunSummary.Troubled], to xml: inout XMLWriter) {
        let failures = cases.count { isFailure($0) }
        xml.element(
            "testsuite",
            [
                ("name", suite), ("tests", String(cases.count)), ("failures", String(failures)), ("errors", "0"),
                ("skipped", String(cases.count - failures)),
            ]
        ) { xml in
            for entry in cases {
                let attributes: [(StaticString, String)] = [
                    ("classname", "\(entry.id.suite)/\(entry.id.scenario)"), ("name", entry.id.description),
                ]
                xml.element("testcase", attributes) { xml in
                    guard isFailure(entry) else {
                        return xml.element("skipped", [("message", entry.words)])
                    }
                    let type = entry.outcome.isFailure ? entry.outcome.rawValue : "finding"
                    let more = entry.findingCount - entry.findings.count
                    let rest = more > 0 ? ["and \(counted(more, "more finding"))"] : []
                    xml.element(
                        "failure", [("type", type), ("message", entry.words)],
                        text: (entry.findings + rest).joined(separator: "\n"))
                }
            }
        }
    }
}
