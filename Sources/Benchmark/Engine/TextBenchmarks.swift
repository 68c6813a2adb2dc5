import Foundation
import LayoutEngine

/// Texts: preparing once, and wrapping at a new width.
@MainActor enum TextBenchmarks {
    private static let sentence =
        "The quick brown fox jumps over the lazy dog while nine grey geese fly south along the river bank. "

    static func run(_ bench: Workbench) throws -> [Figure] {
        var figures: [Figure] = []
        let lengths = [40, 400, 4_000]
        var wraps: [(size: Double, cost: Double)] = []
        var preparations: [(size: Double, cost: Double)] = []
        for length in lengths {
            let string = String(String(repeating: sentence, count: 50).prefix(length))
            let runs = [TextRun(string, font: Font.body.resolved())]
            let style = TextStyle()
            let metrics = TextMetricsRegistry.portable
            let text = PreparedText(runs: runs, style: style, metrics: metrics)
            wraps.append(
                (Double(length), perCall { text.layout(width: 60 + Double($0 % 200), height: nil, style: style) }))
            preparations.append(
                (Double(length), perCall { _ in PreparedText(runs: runs, style: style, metrics: metrics) }))
        }
        let references = [40: (0.03, 3.1), 400: (0.30, 34)]
        for (index, length) in lengths.enumerated() {
            var wrap = Figure(name: "text-wrap-\(length)", value: wraps[index].cost * 1e6, unit: "us a label")
            wrap.reference = references[length]?.0
            wrap.referenceName = wrap.reference == nil ? nil : "cached advances, greedy, in C, as recorded"
            if length == 40 { wrap.target = .value(0.5) }
            if length == 4_000 {
                wrap.growth = Timing.growth(wraps)
                wrap.target = .growth(1.1)
            }
            figures.append(wrap)
            var prepare = Figure(
                name: "text-prepare-\(length)", value: preparations[index].cost * 1e6, unit: "us a label")
            prepare.reference = references[length]?.1
            prepare.referenceName = prepare.reference == nil ? nil : "HarfBuzz shaping and wrap, as recorded"
            if length == 4_000 {
                prepare.growth = Timing.growth(preparations)
                prepare.target = .growth(1.1)
            }
            figures.append(prepare)
        }
        return figures
    }

    /// Processor seconds a call, the best of nine rounds.
    private static func perCall<Result>(_ body: (Int) -> Result) -> Double {
        (0..<9).map { _ in
            var calls = 0
            let seconds = Timing.processorSeconds {
                let clock = ContinuousClock()
                let end = clock.now.advanced(by: .milliseconds(20))
                while clock.now < end {
                    for _ in 0..<64 {
                        keep(body(calls))
                        calls += 1
                    }
                }
            }
            return seconds / Double(calls)
        }
        .min() ?? .nan
    }

    /// Keeps the optimiser from seeing that nobody wants a result.
    @inline(never) private static func keep<Result>(_ result: Result) {}
}
