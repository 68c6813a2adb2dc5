/// How lines are stacked: their vertical measures, one distance between them.
struct LineStack {
    /// Of every line of a uniform text, and of the lines beyond the others' last.
    private let common: LineMetrics
    /// One for each line; empty in a uniform text.
    private let measures: [LineMetrics]
    private let gap: Double

    init(uniform: LineMetrics, gap: Double) {
        common = uniform
        measures = []
        self.gap = gap
    }

    /// - Parameter empty: the measures of a line where there is none.
    init(lines: [LineMetrics], empty: LineMetrics, gap: Double) {
        common = lines.last ?? empty
        measures = lines
        self.gap = gap
    }

    func metrics(of line: Int) -> LineMetrics { line < measures.count ? measures[line] : common }

    /// The top of a line: lines stand a leading and the gap apart, and never above the one before.
    func top(of line: Int) -> Double {
        if measures.isEmpty { return Double(line) * pitch(of: common) }
        let own = measures.prefix(line).reduce(0) { $0 + pitch(of: $1) }
        return own + Double(max(line - measures.count, 0)) * pitch(of: common)
    }

    /// The height of a number of lines; those beyond the text's own are like its last.
    func height(of count: Int) -> Double {
        count > 0 ? top(of: count - 1) + metrics(of: count - 1).height : 0
    }

    /// The most lines that fit in a height; at least one.
    func count(fitting height: Double, of lines: Int) -> Int {
        let limit = height + PreparedText.dust
        if measures.isEmpty {
            guard limit > common.height else { return 1 }
            let pitch = self.pitch(of: common)
            guard pitch > 0 else { return lines }
            let further = ((limit - common.height) / pitch).rounded(.down)
            return further >= Double(lines) ? lines : max(min(1 + Int(further), lines), 1)
        }
        var top = 0.0
        for line in 0..<lines {
            let measure = metrics(of: line)
            if top + measure.height > limit { return max(line, 1) }
            top += pitch(of: measure)
        }
        return max(lines, 1)
    }

    private func pitch(of measure: LineMetrics) -> Double { max(measure.height + measure.leading + gap, 0) }
}

extension PreparedText {
    /// The stack of the lines: uniform when all runs measure alike, otherwise each line is as high as what stands on it.
    func stack(for lines: [TextLine], style: TextStyle, fontScale: Double) -> LineStack {
        if let uniform = uniformStack(style: style, fontScale: fontScale) { return uniform }
        let facts = runs.map { metrics(of: $0, fontScale: fontScale) }
        var run = 0
        var measures: [LineMetrics] = []
        measures.reserveCapacity(lines.count)
        for line in lines {
            while run + 1 < runs.count, runs[run + 1].startOffset <= line.range.lowerBound { run += 1 }
            var measure = facts[run]
            var next = run + 1
            while next < runs.count, runs[next].startOffset < line.range.upperBound {
                measure = measure.union(facts[next])
                next += 1
            }
            measures.append(measure)
        }
        return LineStack(lines: measures, empty: facts[0], gap: style.gap)
    }

    /// The stack of a text whose runs all measure alike; nil for another.
    func uniformStack(style: TextStyle, fontScale: Double) -> LineStack? {
        guard let uniformMetrics else { return nil }
        return LineStack(
            uniform: fontScale == 1 ? uniformMetrics : metrics(of: runs[0], fontScale: fontScale), gap: style.gap)
    }

    private func metrics(of run: RunFacts, fontScale: Double) -> LineMetrics {
        if fontScale == 1 { return run.lineMetrics }
        return metrics.lineMetrics(for: run.font.scaled(by: fontScale)).raised(by: run.baselineOffset * fontScale)
    }
}
