package import LayoutDiff
import LayoutRecord

extension Cause {
    /// What the node does differently, without its kind: `answer width, -1 pt`, `edited length, 12 -> 10`.
    package var changeWords: String {
        var words: String
        switch signature.verdict {
        case .edited: words = "edited \(signature.change)"
        case .renamed: words = "renamed \(signature.change)"
        default: words = signature.change
        }
        if signature.rank == .unexplained { words = "unexplained: \(words)" }
        if let edit { return words + ", \(edit)" }
        if let delta { words += ", \(deltaWords(delta))" }
        return words
    }

    /// The whole cause on one line: `HStack: answer width, -1 pt`.
    package var title: String { "\(signature.kind): \(changeWords)" }

    /// `12 cases`; and in how many of them every frame is as it was.
    package var caseWords: String {
        let cases = counted(caseCount, "case")
        if stillCount == 0 { return cases }
        return cases + (stillCount == caseCount ? " with equal frames" : " (\(grouped(stillCount)) with equal frames)")
    }

    /// Its number in the whole comparison's list, which a selection keeps; its own place where it has none.
    package func number(at index: Int) -> Int { number > 0 ? number : index + 1 }

    /// How sure the cause is, when it is not an exact one.
    package var rankWords: String? {
        switch signature.rank {
        case .exact: nil
        case .tippedByRounding: "tipped by rounding"
        case .magnified: "a small difference magnified"
        case .asksOnly: "asks only"
        case .unexplained: "unexplained"
        }
    }

    private func deltaWords(_ delta: ClosedRange<Double>) -> String {
        // Amounts that are read alike are one amount.
        let (lower, upper) = (signed(delta.lowerBound), signed(delta.upperBound))
        return lower == upper ? "\(lower) pt" : "\(lower) to \(upper) pt"
    }

    /// The widths over which it was seen: at most three intervals, then how many more. Empty when there is no sweep.
    package var intervalWords: String {
        var seen: [String] = []
        for interval in intervals {
            let words =
                interval.from == interval.to
                ? points(interval.from) : "\(points(interval.from))–\(points(interval.to))"
            if !seen.contains(words) { seen.append(words) }
        }
        let more = seen.count > 3 ? ", and \(seen.count - 3) more" : ""
        return seen.prefix(3).joined(separator: ", ") + more
    }
}

extension Breakpoint {
    /// `rows of VStack/1:Grid: 2 -> 3 at 201 pt`; between widths that are further apart, `between 96 and 200 pt`.
    package var words: String { "\(kind.rawValue) of \(path): \(from) -> \(to) \(place)" }

    /// The same with the end of a long path.
    var briefWords: String {
        let segments = path.split(separator: "/")
        var brief = self
        if segments.count > 3 { brief.path = ".../" + segments.suffix(2).joined(separator: "/") }
        return brief.words
    }

    /// Where it is: known to a point in a sweep, else only between two recorded widths.
    package var place: String {
        at - below <= 1 ? "at \(points(at)) pt" : "between \(points(below)) and \(points(at)) pt"
    }
}

extension RunFacts {
    /// The run in a few words: `main 4f1c2ab (run 12)`.
    package var label: String {
        var parts = [name.isEmpty ? "unnamed" : name]
        if let branch, branch != name { parts.append("on \(branch)") }
        if let commit { parts.append("@ \(commit.prefix(7))") }
        if let id { parts.append("(run:\(id))") }
        return parts.joined(separator: " ")
    }

    /// How long recording took and at which rate: `12 s, 4,820 cases a minute`. Nil when it did not end.
    package var durationWords: String? {
        guard let finishedAt, let start = secondsUTC(startedAt), let end = secondsUTC(finishedAt), end >= start else {
            return nil
        }
        let seconds = end - start
        if seconds == 0 { return "less than a second" }
        let words = seconds < 120 ? "\(seconds) s" : "\(grouped(seconds / 60)) min \(seconds % 60) s"
        return "\(words), \(grouped(cases * 60 / seconds)) cases a minute"
    }

    /// How a command names this run.
    package var selector: String { id.map { "run:\($0)" } ?? name }

    package var scopeWords: String {
        let counts = "\(grouped(scope.cases)) declared, \(grouped(cases)) recorded"
        if part != nil { return "part of the scope (\(counts))" }
        return scope.only.isEmpty ? "full scope (\(counts))" : "filtered scope (\(counts))"
    }
}

/// An argument as a POSIX shell reads it back: bare when it has nothing special in it, else in single quotes.
package func shellQuoted(_ argument: String) -> String {
    let safe = argument.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "."),
            UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ","):
            true
        default: false
        }
    }
    if safe, !argument.isEmpty { return argument }
    return "'" + argument.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
}
