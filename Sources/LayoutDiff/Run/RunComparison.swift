import Foundation

/// Compares two runs: digests first, and recordings only where those differ.
///
///     let diff = try RunComparison(options: DiffOptions()).compare(before, after)
///     print(diff.counts.differing, diff.causes.first?.signature.kind ?? "nothing changed")
package struct RunComparison: Sendable {
    /// How many threads compare cases of one suite at most.
    package static let mostThreads = min(4, ProcessInfo.processInfo.activeProcessorCount)

    private let options: DiffOptions

    package init(options: DiffOptions) {
        self.options = options
    }

    /// - Parameter rows: how many nodes and events are kept with the cases; what is beyond is an outline, which a
    ///   `CaseReader` completes. The counts, the causes and their order are the same.
    /// - Throws: what the runs throw when they are read.
    /// - Complexity: O(suites + cases of suites that differ + nodes and rows of cases that differ), in memory
    ///   O(cases of the largest suite that differs + `rows`) and some 200 bytes for each case that differs.
    package func compare(
        _ before: any RecordedRun, _ after: any RecordedRun, keeping rows: Int = .max
    ) throws -> RunDiff {
        let environment = EnvironmentComparison(before.facts, after.facts)
        var builder = RunDiffBuilder(
            before: before, after: after, environment: environment, options: options, keeping: rows)
        try builder.compareSuites()
        let (causes, lists) = builder.grouping.causes()
        var cases = builder.takeCases()
        cases.setCauses(lists)
        var diff = RunDiff(
            before: before.facts, after: after.facts, tolerance: options.tolerance,
            environment: environment.differences, counts: builder.counts, causes: causes, cases: cases,
            notes: builder.notes)
        diff.breakpoints = builder.breakpoints
        diff.findings = builder.findings
        return diff
    }
}
