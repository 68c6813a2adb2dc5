import LayoutDiff
import LayoutRecord

/// The blocks of a Markdown report below its head, the most important first, so that leaving out the last is right.
struct MarkdownBody {
    /// More rows than this are never written, whatever the budget: a page of them is read by nobody.
    private static let maximumRows = 20_000
    private static let exampleRows = 40

    let diff: RunDiff

    var causes: MarkdownList {
        let rows = diff.causes.prefix(Self.maximumRows).enumerated().map { index, cause in
            MarkdownHead.row([
                "\(cause.number(at: index))", .code(cause.signature.kind), .prose(cause.changeWords, limit: 160),
                .prose(by(cause)), "\(cause.caseCount)", "\(cause.scenarios)",
                cause.intervalWords.isEmpty
                    ? .prose(cause.offerKinds.joined(separator: ", ")) : .prose(cause.intervalWords),
                .code(cause.example.description),
            ])
        }
        let header: MarkdownText =
            "| | origin | change | by | cases | scenarios | widths | smallest example |\n|---|---|---|---|---:|---:|---|---|"
        return MarkdownList(
            title: "Causes", header: header, rows: rows, total: diff.causes.count, isFolded: false)
    }

    private func by(_ cause: Cause) -> String {
        let by = cause.signature.by.rawValue
        return cause.rankWords.map { $0 == by ? by : "\(by), \($0)" } ?? by
    }

    /// The smallest example of each of the first causes, whole or in a shorter form, in at most half of what remains.
    func addExamples(to budget: inout MarkdownBudget, _ read: (Int) throws -> CaseDiff) rethrows {
        let reserved = budget.remaining / 2
        for (index, cause) in diff.causes.prefix(10).enumerated() {
            guard let example = try diff.example(of: cause).map(read) else { continue }
            let number = cause.number(at: index)
            let forms = [Self.exampleRows, 6].map { self.example(example, number: number, of: cause, rows: $0) }
            guard let form = forms.first(where: { $0.byteCount + 2 <= budget.remaining - reserved }) else { return }
            budget.add(firstFitting: form)
        }
    }

    private func example(_ entry: CaseDiff, number: Int, of cause: Cause, rows: Int) -> MarkdownText {
        let nodes = ExampleRows(entry.nodes).shown.map { entry.nodes[$0] }
        let first = nodes.prefix(rows).map { node in
            MarkdownHead.row([
                "\(.prose(node.verdict.rawValue))", .code(node.path, limit: 80),
                node.before == nil ? "" : .prose(LayoutReport.words(node.before)),
                node.after == nil ? "" : .prose(LayoutReport.words(node.after)),
            ])
        }
        let header: MarkdownText = "| verdict | node | before | after |\n|---|---|---|---|"
        let table = MarkdownText.joined([header] + first, separator: "\n")
        let more: MarkdownText = nodes.count > first.count ? "\n\nshowing \(first.count) of \(nodes.count) nodes" : ""
        return
            "<details><summary>Cause \(number): example, 1 of \(cause.caseCount)</summary>\n\n\(.code(entry.id.description))\n\n\(table)\(more)\n\n</details>"
    }

    /// One list per class that has cases, the loudest classes first. Returns how many cases are listed.
    func addCaseLists(to budget: inout MarkdownBudget, _ read: (Int) throws -> CaseDiff) rethrows -> Int {
        let order: [(CaseClass, MarkdownText)] = [
            (.failed, "Failed"), (.removed, "Removed"), (.added, "Added"), (.renamed, "Renamed"),
            (.changed, "Changed cases"), (.unstable, "Unstable"), (.negotiationOnly, "Negotiated differently"),
            (.tolerated, "In tolerance"),
        ]
        var shown = 0
        for (caseClass, title) in order {
            let members = diff.cases.indices.filter { diff.cases.caseClass(at: $0) == caseClass }
            guard !members.isEmpty else { continue }
            var rows: [MarkdownText] = []
            var bytes = 0
            for place in caseClass == .changed ? byCauseInTurn(members) : members {
                // What does not fit is not read.
                if rows.count == Self.maximumRows || bytes > budget.remaining { break }
                let entry = caseClass == .failed ? try read(place) : diff.cases[place]
                rows.append(MarkdownHead.row([.code(entry.id.description), note(on: entry, at: place)]))
                bytes += rows[rows.count - 1].byteCount + 1
            }
            let list = MarkdownList(
                title: title, header: "| case | |\n|---|---|", rows: rows, total: members.count, isFolded: true)
            shown += budget.add(list)
        }
        return shown
    }

    /// One case of each cause in turn, so that no cause vanishes when the list is cut.
    private func byCauseInTurn(_ cases: [Int]) -> [Int] {
        var queues = [[Int]](repeating: [], count: diff.causes.count + 1)
        for place in cases { queues[min(diff.cases.causes(at: place).first ?? .max, diff.causes.count)].append(place) }
        var ordered: [Int] = []
        var turn = 0
        queues.removeAll(where: \.isEmpty)
        while !queues.isEmpty {
            for queue in queues where turn < queue.count { ordered.append(queue[turn]) }
            turn += 1
            queues.removeAll { turn >= $0.count }
        }
        return ordered
    }

    private func note(on entry: CaseDiff, at place: Int) -> MarkdownText {
        if let from = entry.renamedFrom { return "from \(.code(from.description))" }
        if let message = entry.after?.message, entry.caseClass == .failed { return .prose(message, limit: 160) }
        guard let cause = diff.cases.causes(at: place).first else { return "" }
        return "cause \(diff.causes.indices.contains(cause) ? diff.causes[cause].number(at: cause) : cause + 1)"
    }

    /// Where sweeps flip at other widths than before.
    func addBreakpoints(to budget: inout MarkdownBudget) {
        let rows = diff.breakpoints.flatMap { scenario in
            [("before", scenario.before), ("after", scenario.after)].flatMap { side, breakpoints in
                breakpoints.map { breakpoint in
                    MarkdownHead.row([.code(scenario.scenario), .prose(side), .code(breakpoint.words)])
                }
            }
        }
        _ = budget.add(
            MarkdownList(
                title: "Breakpoints", header: "| scenario | run | flip |\n|---|---|---|", rows: rows, isFolded: true))
    }

    func addEnvironment(to budget: inout MarkdownBudget) {
        guard !diff.environment.isEmpty else { return }
        let rows = diff.environment.map { entry in
            MarkdownHead.row([
                .code(entry.name), .code(LayoutReport.words(entry.before)), .code(LayoutReport.words(entry.after)),
            ])
        }
        _ = budget.add(
            MarkdownList(
                title: "Environment", header: "| name | before | after |\n|---|---|---|", rows: rows, isFolded: true))
    }
}
