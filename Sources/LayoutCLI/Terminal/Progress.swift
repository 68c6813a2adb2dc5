import LayoutReport

/// How far a recording is: a bar on a terminal, a line every few seconds elsewhere, nothing with `--quiet`.
package struct Progress {
    private static let secondsBetweenLines = 5.0
    private static let secondsBetweenBars = 0.1

    private let terminal: Terminal
    private let columns: Int
    private let verb: String
    private var total: Int?
    private var started = Clock.seconds
    private var shown = Clock.seconds
    private var hasBar = false

    package init(terminal: Terminal, environment: [String: String], verb: String) {
        self.terminal = terminal
        self.verb = verb
        columns = Terminal.columns(environment)
    }

    /// Starts counting. `total` is nil when it is not known.
    package mutating func begin(total: Int?) {
        self.total = total
        started = Clock.seconds
        shown = started
    }

    package mutating func update(done: Int) {
        guard !terminal.isQuiet else { return }
        let now = Clock.seconds
        let interval = terminal.isErrorTerminal ? Self.secondsBetweenBars : Self.secondsBetweenLines
        guard now - shown >= interval else { return }
        shown = now
        let words = Self.words(verb: verb, done: done, total: total, seconds: now - started)
        if terminal.isErrorTerminal {
            terminal.paint("\r\u{1B}[K" + Self.bar(words, done: done, total: total, columns: columns))
            hasBar = true
        } else {
            terminal.say(words)
        }
    }

    /// Takes the bar away.
    package mutating func end() {
        if hasBar { terminal.paint("\r\u{1B}[K") }
        hasBar = false
    }

    /// `recording 312/1024 cases, 240/s, 3 s left`.
    static func words(verb: String, done: Int, total: Int?, seconds: Double) -> String {
        let rate = seconds > 0 ? Double(done) / seconds : 0
        var words = "\(verb) \(done)" + (total.map { "/\($0)" } ?? "") + " cases"
        if done > 0 { words += ", \(rate >= 10 ? "\(Int(rate))" : "\((rate * 10).rounded() / 10)")/s" }
        if let total, rate > 0, done < total { words += ", \(duration(Double(total - done) / rate)) left" }
        return words
    }

    static func duration(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded(.up))
        if whole < 60 { return "\(whole) s" }
        if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
        return "\(whole / 3600) h \(whole / 60 % 60) min"
    }

    static func bar(_ words: String, done: Int, total: Int?, columns: Int) -> String {
        guard let total, total > 0 else { return words.cut(to: columns - 1) }
        let cells = min(24, columns - words.displayWidth - 4)
        guard cells >= 4 else { return words.cut(to: columns - 1) }
        let filled = cells * min(done, total) / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: cells - filled)
        return "\(bar) \(words)"
    }
}
