/// How lines are stacked: their vertical measures, one distance between them.
struct LineStack {
    /// One for all lines of a uniform text; otherwise one for each line.
    private var measures: [LineMetrics]
    private let isUniform: Bool
    private let gap: Double

    init(uniform: LineMetrics, gap: Double) {
        measures = [uniform]
        isUniform = true
        self.gap = gap
    }

    init(lines: [LineMetrics], gap: Double) {
        measures = lines
        isUniform = false
        self.gap = gap
    }

    func metrics(of line: Int) -> LineMetrics { measures[isUniform ? 0 : min(line, measures.count - 1)] }

    /// The top of a line: lines stand a leading and the gap apart, and never above the one before.
    func top(of line: Int) -> Double {
        guard line > 0 else { return 0 }
        if isUniform { return Double(line) * pitch(of: measures[0]) }
        return (0..<line).reduce(0) { $0 + pitch(of: metrics(of: $1)) }
    }

    /// The height of a number of lines; those beyond the text's own are like its last.
    func height(of count: Int) -> Double {
        count > 0 ? top(of: count - 1) + metrics(of: count - 1).height : 0
    }

    /// The most lines that fit in a height; at least one.
    func count(fitting height: Double, of lines: Int) -> Int {
        let limit = height + PreparedText.dust
        if isUniform {
            let measure = measures[0]
            guard limit > measure.height else { return 1 }
            let pitch = self.pitch(of: measure)
            guard pitch > 0 else { return lines }
            let further = ((limit - measure.height) / pitch).rounded(.down)
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
        let facts = runs.map { metrics(of: $0, fontScale: fontScale) }
        if isUniform { return LineStack(uniform: facts[0], gap: style.gap) }
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
        return LineStack(lines: measures.isEmpty ? [facts[0]] : measures, gap: style.gap)
    }

    private func metrics(of run: RunFacts, fontScale: Double) -> LineMetrics {
        if fontScale == 1 { return run.lineMetrics }
        return metrics.lineMetrics(for: run.font.scaled(by: fontScale)).raised(by: run.baselineOffset * fontScale)
    }
}
