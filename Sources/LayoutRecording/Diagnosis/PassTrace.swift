import LayoutEngine

/// What observers did in one pass, by node path: the pass's tree is gone when a diagnosis reads it.
struct PassTrace {
    struct Firing {
        let key: StateKey
        let kind: String
        let path: String
        let isMeasured: Bool
        let new: String
        let numbers: [Double]
        let writes: [Write]
        /// The state it assigned, with an equal value or another: what happens to hold now may not hold for long.
        let assigned: [StateKey]
    }

    /// One change of a state.
    struct Write {
        let name: String
        /// The state's key, where a view owns it.
        let key: StateKey?
        let old: String
        let new: String
        let numbers: [Double]

        init(_ write: StateWrite) {
            name = write.name
            key = write.location?.key
            old = write.old
            new = write.new
            numbers = write.numbers
        }
    }

    let firings: [Firing]
    let writes: [Write]

    init(_ pass: SessionPass, path: (LayoutNode) -> String) {
        writes = pass.writes.map(Write.init)
        firings = pass.firings.map { firing in
            Firing(
                key: firing.key, kind: firing.kind, path: path(firing.node), isMeasured: firing.isMeasured,
                new: firing.new, numbers: firing.numbers, writes: firing.writes.map(Write.init),
                assigned: firing.assigned)
        }
    }
}
