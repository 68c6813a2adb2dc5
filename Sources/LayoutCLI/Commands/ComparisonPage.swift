import LayoutDiff
import LayoutRecord
import LayoutReport
import LayoutStore

/// The page of a comparison, with what only the database knows: every width of a sweep, and the history of cases.
extension Comparison {
    /// More causes than this do not get the history of their examples.
    private static let historyLimit = 100

    /// - Parameter isSingle: whether everything must be in one file, however large.
    func writePage(
        named name: String, isSingle: Bool, isInSite: Bool = false, to output: @escaping (OutputFile) throws -> Void
    ) throws {
        var report = HTMLReport()
        report.isInSite = isInSite
        report.allowedRules = options.allowedFindings
        if isSingle { report.singleFileLimit = .max }
        report.widths = try sweptWidths()
        report.history = try after.marks(of: diff.causes.prefix(Self.historyLimit).map(\.example))
        var diff = diff
        // Of a database that nobody keeps nothing is told.
        if diff.after.databaseBytes != nil {
            (diff.before.added, diff.after.added) = (try before.added(), try after.added())
        }
        try report.write(diff, name: name, body: reader(), to: output)
    }

    /// The widths of scenarios that the page has cases of.
    private func sweptWidths() throws -> [SweptScenario] {
        // The cases of a suite follow each other.
        var places: [String: Range<Int>] = [:]
        for place in diff.cases.indices {
            let suite = diff.cases.id(at: place).suite
            places[suite] = (places[suite]?.lowerBound ?? place)..<(place + 1)
        }
        var widths: [SweptScenario] = []
        for suite in try after.suites() {
            guard let range = places[suite.name] else { continue }
            let own = Set(range.lazy.map { diff.cases.id(at: $0).scenario })
            let cases = try after.cases(ofSuite: suite.name).lazy.map(\.id).filter { own.contains($0.scenario) }
            widths += HTMLReport.widths(of: cases)
        }
        return widths
    }
}

extension StoredRun {
    /// For each case, the stored runs it was recorded in, oldest first; nothing for a case that was in one run only.
    func marks(of cases: [CaseID]) throws -> [(caseID: String, marks: [HistoryMark])] {
        var seen: Set<CaseID> = []
        let runs = try store.completeRuns()
        return try cases.filter { seen.insert($0).inserted }.compactMap { id in
            let history: CaseHistory
            do { history = try store.history(caseID: id.description, in: runs) } catch let error as StoreError
                where error.kind == .noSuchCase
            {
                // A case of incomplete runs only has none.
                return nil
            }
            let marks = history.points.map { point in
                HistoryMark(
                    run: RunFacts(point.run, chosenBy: "").label, at: point.run.startedAt,
                    result: history.results[point.result].digest.short)
            }
            return marks.count > 1 ? (id.description, marks) : nil
        }
    }
}
