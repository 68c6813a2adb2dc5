/// A catalogue as words of a command line, so that a program can be asked to record it.
extension SyntheticCatalogue {
    /// `suites=100 scenarios=25 content=card revision=1 changed=1 of=100 seed=1`
    package var arguments: [String] {
        var words = [
            "suites=\(suites)", "scenarios=\(scenarios)", "content=\(content.rawValue)", "revision=\(revision)",
            "changed=\(changedSuites)", "seed=\(seed)",
        ]
        if changedScenarios < .max { words.append("of=\(changedScenarios)") }
        return words
    }

    /// Nil when a word is none of `arguments`.
    package init?(arguments: some Sequence<String>) {
        self.init()
        for word in arguments {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return nil }
            switch (parts[0], Int(parts[1]), Content(rawValue: parts[1])) {
            case ("suites", let number?, _): suites = number
            case ("scenarios", let number?, _): scenarios = number
            case ("revision", let number?, _): revision = number
            case ("changed", let number?, _): changedSuites = number
            case ("of", let number?, _): changedScenarios = number
            case ("seed", let number?, _): seed = UInt64(truncatingIfNeeded: number)
            case ("content", _, let content?): self.content = content
            default: return nil
            }
        }
    }
}
