package import LayoutRecord

/// What makes cases neighbours: one scenario, one height, one step; only the width differs.
package struct SweepKey: Hashable, Sendable {
    /// `SUITE/SCENARIO` as in case ids.
    let scenario: String
    private let height: String
    private let step: StepName?

    /// Nil where the offered width is no finite number.
    package init?(_ id: CaseID) {
        guard let width = id.offer.width, width.isFinite else { return nil }
        scenario = id.scenarioName
        height = Offer(width: nil, height: id.offer.height).name
        step = id.step
    }
}

extension CaseID {
    /// `SUITE/SCENARIO`, encoded as in the description.
    package var scenarioName: String {
        "\(suite.percentEncoded("@#/"))/\(scenario.percentEncoded("@#/"))"
    }
}

/// The widths at which a scenario was recorded.
struct RecordedWidths {
    /// In ascending order.
    let widths: [Double]

    init(_ unordered: [Double]) { widths = Array(Set(unordered)).sorted() }

    private func place(of width: Double) -> Int? {
        var (low, high) = (0, widths.count)
        while low < high {
            let middle = (low + high) / 2
            if widths[middle] < width { low = middle + 1 } else { high = middle }
        }
        return low < widths.count && widths[low] == width ? low : nil
    }

    /// The given widths as runs of neighbouring recorded ones. Cost: O(n log n).
    func intervals(of chosen: some Sequence<Double>) -> [ClosedRange<Double>] {
        var intervals: [ClosedRange<Double>] = []
        var last = -2
        for place in Set(chosen.compactMap(place)).sorted() {
            if place == last + 1, let open = intervals.popLast() {
                intervals.append(open.lowerBound...widths[place])
            } else {
                intervals.append(widths[place]...widths[place])
            }
            last = place
        }
        return intervals
    }

    /// The recorded widths beside these that are not among them.
    func neighbours(of chosen: [Double]) -> [Double] {
        let chosenPlaces = Set(chosen.compactMap(place))
        let beside = chosenPlaces.flatMap { [$0 - 1, $0 + 1] }
        return Set(beside).subtracting(chosenPlaces).sorted().filter(widths.indices.contains).map { widths[$0] }
    }
}
