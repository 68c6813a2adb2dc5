package import LayoutDiff
import LayoutRecord

/// A comparison as JUnit XML, for CI systems that show test results. Every case that differs is a test; the unchanged
/// ones of the whole run are one passing test that says how many they are.
package enum JUnitReport {
    package static func render(_ diff: RunDiff) -> String {
        var text = ""
        write(diff, body: { diff.cases[$0] }) { text += $0 }
        return text
    }

    /// The same in pieces, so that memory does not grow with the number of cases.
    ///
    /// - Parameter body: the whole case at an index of the diff's cases.
    /// - Throws: what `body` and `output` throw.
    package static func write(
        _ diff: RunDiff, body: (Int) throws -> CaseDiff, to output: (String) throws -> Void
    ) rethrows {
        let verdict = DiffVerdict(diff)
        let summaryTests = 1
        let errors = verdict.mark == .invalid ? 1 : 0
        var xml = XMLWriter()
        try xml.element(
            "testsuites",
            [
                ("name", "layout"), ("tests", String(diff.cases.count + summaryTests)),
                ("failures", String(diff.cases.indices.count { isFailure(diff.cases.caseClass(at: $0)) })),
                ("errors", String(errors)),
            ]
        ) { xml in
            xml.element(
                "testsuite",
                [
                    ("name", "layout diff"), ("tests", String(summaryTests)), ("failures", "0"),
                    ("errors", String(errors)),
                ]
            ) { xml in writeSummary(of: diff, verdict, to: &xml) }
            for (suite, places) in suitesInOrder(of: diff) {
                try write(suite: suite, places, of: diff, body: body, to: &xml, output)
            }
        }
        try output(xml.take())
    }

    private static func writeSummary(of diff: RunDiff, _ verdict: DiffVerdict, to xml: inout XMLWriter) {
        xml.element("properties", []) { xml in
            for caseClass in CaseClass.allCases {
                xml.element("property", [("name", caseClass.rawValue), ("value", String(diff.counts[caseClass]))])
            }
            xml.element("property", [("name", "total"), ("value", String(diff.counts.total))])
            xml.element("property", [("name", "before"), ("value", diff.before.label)])
            xml.element("property", [("name", "after"), ("value", diff.after.label)])
        }
        let name = "\(counted(diff.counts[.unchanged], "unchanged case")) of \(grouped(diff.counts.total))"
        if verdict.mark == .invalid {
            xml.element("testcase", [("classname", "layout"), ("name", name)]) { xml in
                xml.element("error", [("message", verdict.sentence)], text: lines(verdict.warnings))
            }
        } else {
            xml.element("testcase", [("classname", "layout"), ("name", name)])
        }
    }

    /// Suites in the order of their first case, with the places of their cases.
    private static func suitesInOrder(of diff: RunDiff) -> [(String, [Int32])] {
        var places: [String: Int] = [:]
        var suites: [(String, [Int32])] = []
        for index in diff.cases.indices {
            let suite = diff.cases.id(at: index).suite
            if let place = places[suite] {
                suites[place].1.append(Int32(index))
            } else {
                places[suite] = suites.count
                suites.append((suite, [Int32(index)]))
            }
        }
        return suites
    }

    private static func write(
        suite: String, _ places: [Int32], of diff: RunDiff, body: (Int) throws -> CaseDiff, to xml: inout XMLWriter,
        _ output: (String) throws -> Void
    ) rethrows {
        let classes = places.map { diff.cases.caseClass(at: Int($0)) }
        try xml.element(
            "testsuite",
            [
                ("name", suite), ("tests", String(places.count)), ("failures", String(classes.count(where: isFailure))),
                ("errors", "0"), ("skipped", String(classes.count { $0 == .unstable })),
            ]
        ) { xml in
            for (place, caseClass) in zip(places, classes) {
                // Only of a failure the nodes are told.
                let entry = isFailure(caseClass) ? try body(Int(place)) : diff.cases[Int(place)]
                write(entry, causes: diff.cases.causes(at: Int(place)), of: diff, to: &xml)
                try output(xml.take())
            }
        }
    }

    private static func write(_ entry: CaseDiff, causes: [Int], of diff: RunDiff, to xml: inout XMLWriter) {
        let attributes: [(StaticString, String)] = [
            ("classname", "\(entry.id.suite)/\(entry.id.scenario)"), ("name", entry.id.description),
        ]
        if isFailure(entry.caseClass) {
            xml.element("testcase", attributes) { xml in
                let message = message(of: entry, cause: causes.first.map { diff.causes[$0] })
                xml.element(
                    "failure", [("type", entry.caseClass.rawValue), ("message", message)], text: text(of: entry))
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

    private static func isFailure(_ caseClass: CaseClass) -> Bool {
        switch caseClass {
        case .failed, .added, .removed, .renamed, .changed: true
        case .unstable, .tolerated, .negotiationOnly, .unchanged: false
        }
    }

    private static func message(of entry: CaseDiff, cause: Cause?) -> String {
        if let from = entry.renamedFrom { return "renamed from \(from)" }
        return cause.map { "\(entry.caseClass.words): \($0.title)" } ?? entry.caseClass.words
    }

    private static func text(of entry: CaseDiff) -> String {
        var page = TerminalPage(usesColor: false, columns: nil)
        TerminalTree(example: entry).draw(on: &page)
        if let message = entry.after?.message { page.line("  after: \(message)") }
        return "\n" + page.text
    }

    private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
