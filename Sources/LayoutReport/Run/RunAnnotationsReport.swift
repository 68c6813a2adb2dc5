import LayoutRecord

/// One run by itself as workflow commands of a CI log: one per rule, at most `AnnotationsReport.limit`.
package enum RunAnnotationsReport {
    package static func render(_ summary: RunSummary) -> String {
        var entries: [(level: String, title: String, message: String)] = []
        if summary.mark == .invalid { entries.append(("error", "Layout", summary.sentence)) }
        if summary.failures > 0 {
            let example = summary.troubled.first { $0.outcome.isFailure }.map { " First: \($0.id): \($0.words)" } ?? ""
            entries.append(("error", "Layout: failed cases", counted(summary.failures, "case") + "." + example))
        }
        for rule in summary.rules {
            let level = rule.severity == .error ? "error" : rule.severity == .warning ? "warning" : "notice"
            let message = "\(counted(rule.cases, "case")). First: \(rule.example): \(rule.message)"
            entries.append((level, "Layout: \(rule.rule)", message))
        }
        let limit = AnnotationsReport.limit
        if entries.count > limit {
            let hidden = entries.count - limit + 1
            entries =
                entries.prefix(limit - 1) + [
                    ("warning", "Layout", "\(counted(hidden, "more rule")), not listed here; see the report")
                ]
        }
        return entries.map { AnnotationsReport.command($0.level, title: $0.title, message: $0.message) + "\n" }
            .joined()
    }
}
