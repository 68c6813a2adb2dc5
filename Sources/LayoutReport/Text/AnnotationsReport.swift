package import LayoutDiff
import LayoutRecord

/// Annotations as workflow commands of a CI log: one per cause, never one per case, at most ten, because the host drops
/// the rest of a step without a word.
package enum AnnotationsReport {
    package static let limit = 10

    /// The lines, each ended by a newline; none when nothing differs.
    package static func render(_ diff: RunDiff) -> String {
        let verdict = DiffVerdict(diff)
        var lines: [String] = []
        if verdict.mark == .invalid {
            lines.append(command("error", title: "Layout", message: verdict.sentence))
        }
        let room = limit - lines.count
        let shown = diff.causes.count > room ? room - 1 : diff.causes.count
        for cause in diff.causes.prefix(shown) {
            let level = cause.signature.rank == .asksOnly ? "notice" : "error"
            var message = "\(counted(cause.caseCount, "case")), by \(cause.signature.by.rawValue)"
            if !cause.intervalWords.isEmpty { message += ", widths \(cause.intervalWords)" }
            message += ". Smallest example: \(cause.example)"
            lines.append(command(level, title: "Layout: \(cause.title)", message: message))
        }
        if diff.causes.count > shown {
            let hidden = diff.causes.count - shown
            lines.append(
                command(
                    "error", title: "Layout",
                    message: "\(counted(hidden, "more cause")), not listed here; see the report"))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    static func command(_ level: String, title: String, message: String) -> String {
        "::\(level) title=\(escaped(title, isProperty: true))::\(escaped(message, isProperty: false))"
    }

    /// The one place that escapes workflow commands.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var escaped = ""
        for scalar in text.visible.shortened(to: 500).unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
