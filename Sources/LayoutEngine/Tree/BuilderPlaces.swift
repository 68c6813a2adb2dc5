/// The places in the builders a node stands in, outermost first. Most nodes stand in one, which needs no array.
struct BuilderPlaces {
    private var outermost = -1
    private var inner: [Int] = []

    /// Notes that the builder around those known so far has the node at a place.
    mutating func enter(at place: Int) {
        if outermost >= 0 { inner.insert(outermost, at: 0) }
        outermost = place
    }

    var list: [Int] {
        if outermost < 0 { return [] }
        return inner.isEmpty ? [outermost] : [outermost] + inner
    }

    func isList(_ places: [Int]) -> Bool {
        guard let first = places.first else { return outermost < 0 }
        return first == outermost && places.dropFirst().elementsEqual(inner)
    }
}
