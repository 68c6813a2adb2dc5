package import LayoutDiff
import LayoutRecord

/// A comparison as JUnit XML, for CI systems that show test results. Every case that differs is a test; the unchanged
/// ones of the whole run are one passing test that says how many they are.
package enum JUnitReport {
    package static func render(_ diff: RunDiff) -> String {
        let verdict = DiffVerdict(diff)
        let suites = suitesInOrder(of: diff)
        let unchanged = diff.counts[.unchanged]
        let summaryTests = 1
        let tests = diff.cases.count + summaryTests
        let failures = diff.cases.count { isFailure($0.caseClass) }
        let errors = verdict.mark == .invalid ? 1 : 0
        var xml = XMLWriter()
        xml.element(
            "testsuites",
            [
                ("name", "layout"), ("tests", String(tests)), ("failures", String(failures)),
                ("errors", String(errors)),
            ]
        ) { xml in
            xml.element(
                "testsuite",
                [
                    ("name", "layout diff"), ("tests", String(summaryTests)), ("failures", "0"),
                    ("errors", String(errors)),
                ]
            ) { xml in
                xml.element("properties", []) { xml in
                    for caseClass in CaseClass.allCases {
                        xml.element(
                            "property", [("name", caseClass.rawValue), ("value", String(diff.counts[caseClass]))])
                    }
                    xml.element("property", [("name", "total"), ("value", String(diff.counts.total))])
                    xml.element("property", [("name", "before"), ("value", diff.before.label)])
                    xml.element("property", [("name", "after"), ("value", diff.after.label)])
                }
                let name = "\(counted(unchanged, "unchanged case")) of \(grouped(diff.counts.total))"
                if errors > 0 {
                    xml.element("testcase", [("classname", "layout"), ("name", name)]) { xml in
                        xml.element("error", [("message", verdict.sentence)], text: lines(verdict.warnings))
                    }
                } else {
                    xml.element("testcase", [("classname", "layout"), ("name", name)])
                }
            }
            for (suite, cases) in suites { write(suite: suite, cases: cases, diff: diff, to: &xml) }
        }
        return xml.text
    }

    /// Suites in the order of their first case.
    private static func suitesInOrder(of diff: RunDiff) -> [(String, [CaseDiff])] {
        var places: [String: Int] = [:]
        var suites: [(String, [CaseDiff])] = []
        for entry in diff.cases {
            if let place = places[entry.id.suite] {
                suites[place].1.append(entry)
            } else {
                places[entry.id.suite] = suites.count
                suites.append((entry.id.suite, [entry]))
            }
        }
        return suites
    }

    private static func write(suite: String, cases: [CaseDiff], diff: RunDiff, to xml: inout XMLWriter) {
        let failures = cases.count { isFailure($0.caseClass) }
        let skipped = cases.count { $0.caseClass == .unstable }
        xml.element(
            "testsuite",
            [
                ("name", suite), ("tests", String(cases.count)), ("failures", String(failures)), ("errors", "0"),
                ("skipped", String(skipped)),
            ]
        ) { xml in
            for entry in cases {
                let attributes: [(StaticString, String)] = [
                    ("classname", "\(entry.id.suite)/\(entry.id.scenario)"), ("name", entry.id.description),
                ]
                if isFailure(entry.caseClass) {
                    xml.element("testcase", attributes) { xml in
                        xml.element(
                            "failure", [("type", entry.caseClass.rawValue), ("message", message(of: entry, in: diff))],
                            text: body(of: entry))
                    }
                } else if entry.caseClass == .unstable {
                    xml.element("testcase", attributes) { xml in
                        xml.element("skipped", [("message", "unstable: differs from itself when repeated")])
                    }
                } else {
                    xml.element("testcase", attributes) { xml in
                        xml.element("system-out", [], text: entry.caseClass.words)
                    }
                }
            }
        }
    }

    private static func isFailure(_ caseClass: CaseClass) -> Bool {
        switch caseClass {
        case .failed, .added, .removed, .renamed, .changed: true
        case .unstable, .tolerated, .negotiationOnly, .unchanged: false
        }
    }

    private static func message(of entry: CaseDiff, in diff: RunDiff) -> String {
        if let from = entry.renamedFrom { return "renamed from \(from)" }
        guard let first = entry.causes.first, diff.causes.indices.contains(first) else {
            return entry.caseClass.words
        }
        return "\(entry.caseClass.words): \(diff.causes[first].title)"
    }

    private static func body(of entry: CaseDiff) -> String {
        var page = TerminalPage(usesColor: false, columns: nil)
        TerminalTree(example: entry).draw(on: &page)
        if let message = entry.after?.message { page.line("  after: \(message)") }
        return "\n" + page.text
    }

    private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
