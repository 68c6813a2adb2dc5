import LayoutReport
import Testing

@testable import LayoutCLI

@Suite struct ProgressTests {
    @Test func `Words tell the rate and the time left`() {
        #expect(
            Progress.words(verb: "recording", done: 240, total: 1024, seconds: 1)
                == "recording 240/1024 cases, 240/s, 4 s left")
        #expect(Progress.words(verb: "recording", done: 0, total: 9, seconds: 0) == "recording 0/9 cases")
        #expect(Progress.words(verb: "recording", done: 3, total: nil, seconds: 2) == "recording 3 cases, 1.5/s")
    }

    @Test(arguments: [(0.2, "1 s"), (59, "59 s"), (61, "1 min 1 s"), (7_260, "2 h 1 min")])
    func `Durations are short`(seconds: Double, words: String) {
        #expect(Progress.duration(seconds) == words)
    }

    @Test(arguments: [8, 20, 40, 80, 200]) func `The bar fits the terminal`(columns: Int) {
        for done in [0, 1, 50, 100, 101] {
            let words = Progress.words(verb: "recording", done: done, total: 100, seconds: 3)
            #expect(Progress.bar(words, done: done, total: 100, columns: columns).displayWidth < columns)
        }
    }
}

@Suite struct TerminalTests {
    @Test func `Colour is refused by NO_COLOR, dumb terminals and files`() {
        #expect(!Terminal(environment: ["NO_COLOR": "1"], color: .auto, isQuiet: false).usesColor)
        #expect(!Terminal(environment: ["TERM": "dumb"], color: .auto, isQuiet: false).usesColor)
        #expect(Terminal(environment: ["NO_COLOR": "1"], color: .always, isQuiet: false).usesColor)
        #expect(!Terminal(environment: [:], color: .never, isQuiet: false).usesColor)
    }
}
