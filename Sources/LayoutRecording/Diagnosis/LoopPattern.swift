import LayoutRecord

/// How a case that did not settle goes on.
enum LoopPattern: Equatable {
    /// A value that goes on growing or falling. `steps` are the differences of the last layouts.
    case diverging(name: String, values: [Double], step: Double, isConstant: Bool)
    /// The same writes come again and again.
    case oscillating(name: String, values: [String], period: Int)
    /// Neither.
    case none

    /// Reads the pattern off the second half of the passes, so that a start that is still finding its way does not hide
    /// it. A loop is only looked for where a case did not settle: what settles after many passes is none.
    init(_ passes: [PassTrace]) {
        let window = Array(passes.suffix(passes.count / 2))
        self = Self.oscillation(in: window) ?? Self.divergence(in: passes, from: passes.count - window.count) ?? .none
    }

    private static func oscillation(in window: [PassTrace]) -> LoopPattern? {
        let signatures = window.map { $0.writes.map { "\($0.name)=\($0.new)" } }
        guard signatures.count >= 4, !signatures.contains(where: \.isEmpty) else { return nil }
        for period in 1...(signatures.count / 2)
        where (period..<signatures.count).allSatisfy({ signatures[$0] == signatures[$0 - period] }) {
            let name = window[0].writes[0].name
            let values = window.prefix(period).flatMap { $0.writes.filter { $0.name == name }.map(\.new) }
            return .oscillating(name: name, values: values, period: period)
        }
        return nil
    }

    private static func divergence(in passes: [PassTrace], from start: Int) -> LoopPattern? {
        for series in Self.series(passes) {
            let tail = series.values.filter { $0.pass >= start }.map(\.value)
            guard tail.count >= 4 else { continue }
            let steps = zip(tail.dropFirst(), tail).map { $0 - $1 }
            guard let first = steps.first, let last = steps.last, first != 0, last.isFinite,
                steps.allSatisfy({ ($0 > 0) == (first > 0) && $0 != 0 })
            else { continue }
            // A value that comes to rest slower and slower is not one that runs away.
            guard abs(last) >= abs(first) * 0.99 else { continue }
            let isConstant = steps.allSatisfy { abs($0 - first) <= 1e-6 * max(1, abs(first)) }
            return .diverging(
                name: series.name, values: series.values.map(\.value), step: last, isConstant: isConstant)
        }
        return nil
    }

    private struct Series {
        let name: String
        var values: [(pass: Int, value: Double)] = []
    }

    /// Every number that was written, and then every one that was measured, in the order in which they came.
    private static func series(_ passes: [PassTrace]) -> [Series] {
        var series: [Series] = []
        var places: [String: Int] = [:]
        func add(_ name: String, _ numbers: [Double], pass: Int) {
            for (index, number) in numbers.enumerated() {
                let part = numbers.count == 1 ? name : "\(name)[\(index)]"
                let place = places[part] ?? series.count
                if place == series.count {
                    places[part] = place
                    series.append(Series(name: part))
                }
                series[place].values.append((pass, number))
            }
        }
        for (index, pass) in passes.enumerated() {
            for write in pass.writes { add(write.name, write.numbers, pass: index) }
        }
        for (index, pass) in passes.enumerated() {
            for firing in pass.firings where firing.isMeasured {
                add("what \(firing.kind) at \(firing.path) measures", firing.numbers, pass: index)
            }
        }
        return series
    }

    var outcome: Outcome {
        switch self {
        case .diverging: .diverging
        case .oscillating: .oscillating
        case .none: .unsettled
        }
    }

    /// `ContentView.width grows by 16 each time: 136, 152, 168, 184 ...`
    var words: String {
        switch self {
        case .diverging(let name, let values, let step, let isConstant):
            let shown = values.prefix(4).map(spoken).joined(separator: ", ")
            let verb = step > 0 ? "grows" : "falls"
            let amount = spoken(abs(step))
            return "\(name) \(verb) by \(isConstant ? amount : "\(amount) at last") each time: \(shown) ... "
                + "\(spoken(values.last ?? 0))"
        case .oscillating(let name, let values, let period):
            return "\(name) comes back every \(period) layout\(period == 1 ? "" : "s"): "
                + (values + values.prefix(1)).joined(separator: ", ") + " ..."
        case .none: return "it did not settle and shows no pattern"
        }
    }
}
