package import LayoutDiff
package import LayoutRecord

/// One case over all stored runs: which results it had, since when the present one, and how to compare any two.
package enum HistoryPage {
    package struct Entry: Sendable {
        package var run: RunFacts
        package var digests: RecordingDigests
        package var outcome: Outcome
        /// The address of the case on the page of the run, beside this one; nil when there is none.
        package var page: String?

        package init(run: RunFacts, digests: RecordingDigests, outcome: Outcome, page: String? = nil) {
            self.run = run
            self.digests = digests
            self.outcome = outcome
            self.page = page
        }
    }

    package struct Input: Sendable {
        package var caseID: CaseID
        /// Earlier names of the case, oldest first.
        package var formerNames: [String]
        /// Oldest first.
        package var entries: [Entry]

        package init(caseID: CaseID, formerNames: [String] = [], entries: [Entry]) {
            self.caseID = caseID
            self.formerNames = formerNames
            self.entries = entries
        }
    }

    /// One distinct result, in the order of first appearance.
    private struct Result {
        var letter: String
        var digests: RecordingDigests
        var runs: [Int]
    }

    package static func render(
        _ input: Input, name: String = "history.html", isInSite: Bool = false
    ) -> OutputFile {
        var results: [Result] = []
        for (place, entry) in input.entries.enumerated() {
            if let known = results.firstIndex(where: { $0.digests == entry.digests }) {
                results[known].runs.append(place)
            } else {
                results.append(Result(letter: letter(results.count), digests: entry.digests, runs: [place]))
            }
        }
        let shell = PageShell(title: "Layout history: \(input.caseID)")
        let bytes = shell.render { html in
            html.element("main", .init("class", "page")) { html in
                if isInSite { PageParts.linkToIndex(&html) }
                write(input, results, to: &html)
            }
        }
        return OutputFile(name: name, bytes: bytes)
    }

    private static func write(_ input: Input, _ results: [Result], to html: inout HTMLWriter) {
        html.element("h1", text: "History of \(input.caseID)")
        for name in input.formerNames { html.element("p", text: "formerly \(name)") }
        html.element("p", text: summary(input, results))
        guard !input.entries.isEmpty else { return }
        html.element("ol", .init("class", "marks")) { html in
            for (place, entry) in input.entries.enumerated() {
                let result = results.firstIndex { $0.runs.contains(place) }!
                let isSince = place == since(input)
                html.element(
                    "li", .init("class", "letter l\(result % 6)"),
                    .init("title", "\(entry.run.label), \(timeWords(entry.run.startedAt))"),
                    text: results[result].letter + (isSince ? "★" : ""))
            }
        }
        html.element("h2", text: "Results")
        PageParts.table(
            ["result", "runs", "first seen", "last seen", "outcome", "what is seen", "negotiation"],
            rows: results.map { result in
                let (first, last) = (input.entries[result.runs.first!], input.entries[result.runs.last!])
                return [
                    result.letter, grouped(result.runs.count), first.run.label, last.run.label, last.outcome.rawValue,
                    result.digests.visible.short, result.digests.negotiation.short,
                ]
            }, none: "None.", to: &html)
        html.element("h2", text: "Compare")
        let present = input.entries.last!.run
        let others = results.compactMap { $0.runs.last }.filter { $0 != input.entries.count - 1 }
        for place in others {
            let before = input.entries[place].run
            let command =
                "keyline diff \(shellQuoted(before.selector)) \(shellQuoted(present.selector)) --only \(shellQuoted(input.caseID.description))"
            html.element("p") { html in html.element("code", text: command) }
        }
        if others.isEmpty { html.element("p", text: "There is only one result.") }
        writeRuns(input, results, to: &html)
    }

    /// More runs than this are in the marks only.
    private static let runLimit = 200

    private static func writeRuns(_ input: Input, _ results: [Result], to html: inout HTMLWriter) {
        html.element("h2", text: "Runs")
        let shown = input.entries.indices.suffix(runLimit).reversed()
        if shown.count < input.entries.count {
            html.element(
                "p", .init("class", "cap"),
                text: "showing the newest \(shown.count) of \(counted(input.entries.count, "run"))")
        }
        let since = since(input)
        PageParts.table(["result", "run", "recorded", "engine", "outcome"], label: "runs", to: &html) { html in
            for place in shown {
                let entry = input.entries[place]
                let result = results.firstIndex { $0.digests == entry.digests }!
                html.element("tr") { html in
                    html.element("td") { html in
                        html.element(
                            "span", .init("class", "letter l\(result % 6)"),
                            text: results[result].letter + (place == since ? "★" : ""))
                    }
                    html.element("td") { html in
                        guard let page = entry.page else { return html.text(entry.run.label) }
                        html.element("a", .init("href", page), text: entry.run.label)
                    }
                    html.element("td", text: timeWords(entry.run.startedAt))
                    html.element("td", text: "\(entry.run.engine.name) \(entry.run.engine.version)")
                    html.element("td", text: entry.outcome.rawValue)
                }
                html.newline()
            }
        }
    }

    /// The first run of the last stretch with the present result.
    private static func since(_ input: Input) -> Int {
        guard let present = input.entries.last?.digests else { return -1 }
        var place = input.entries.count - 1
        while place > 0, input.entries[place - 1].digests == present { place -= 1 }
        return place
    }

    private static func summary(_ input: Input, _ results: [Result]) -> String {
        guard let present = input.entries.last else { return "No stored run has this case." }
        let since = since(input)
        let letter = results.first { $0.digests == present.digests }!.letter
        var words =
            "\(counted(results.count, "distinct result")) in \(counted(input.entries.count, "run")); the present one, \(letter), stands since \(input.entries[since].run.label)"
        if let earlier = input.entries[..<since].last(where: { $0.digests == present.digests }) {
            words += "; it returned to a state last seen in \(earlier.run.label)"
        }
        return words + "."
    }

    /// A ... Z, AA ...
    private static func letter(_ place: Int) -> String {
        let last = String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(place % 26)))
        return place < 26 ? last : letter(place / 26 - 1) + last
    }
}
