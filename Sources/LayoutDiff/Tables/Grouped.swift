/// Values by group in two flat arrays: one allocation each, however many groups there are.
struct Grouped {
    private var starts: [Int32]
    private var values: [Int32]

    /// No values.
    init(groups: Int) {
        starts = Array(repeating: 0, count: groups + 1)
        values = []
    }

    /// The values of each group in the order given. Cost: O(groups + values).
    init(_ pairs: [(node: Int, value: Int32)], groups: Int) {
        starts = Array(repeating: 0, count: groups + 1)
        for pair in pairs { starts[pair.node + 1] += 1 }
        for group in 0..<groups { starts[group + 1] += starts[group] }
        var next = starts
        values = Array(repeating: 0, count: pairs.count)
        for pair in pairs {
            values[Int(next[pair.node])] = pair.value
            next[pair.node] += 1
        }
    }

    subscript(group: Int) -> ArraySlice<Int32> { values[range(of: group)] }

    /// Where a group's values are among all. What goes through the groups of every node reads them by this and `at`: a
    /// slice is counted as a reference to the array, which took a tenth of judging nodes.
    func range(of group: Int) -> Range<Int> { Int(starts[group])..<Int(starts[group + 1]) }

    func at(_ place: Int) -> Int { Int(values[place]) }
}
