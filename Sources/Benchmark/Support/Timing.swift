import Foundation

enum Timing {
    /// The seconds that `body` takes once.
    static func seconds(_ body: () throws -> Void) rethrows -> Double {
        try ContinuousClock().measure(body) / .seconds(1)
    }

    /// The processor time that `body` takes once, in seconds: what other programs do on the machine is not in it.
    static func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
        let start = processorTime
        try body()
        return processorTime - start
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The middle of several measurements: other programs disturb some of them.
    static func median(_ values: [Double]) -> Double {
        values.isEmpty ? .nan : values.sorted()[values.count / 2]
    }

    /// The exponent e of cost ~ size^e between the smallest and the largest size.
    static func growth(_ costs: [(size: Double, cost: Double)]) -> Double? {
        guard let first = costs.first, let last = costs.last, last.size > first.size, first.cost > 0, last.cost > 0
        else { return nil }
        return log(last.cost / first.cost) / log(last.size / first.size)
    }
}
