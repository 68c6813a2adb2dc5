/// Names that were seen, to notice one that comes twice. A name is known by half of its digest, so that a hundred
/// thousand of them take a few megabytes; two names that share it are as good as impossible, even for someone who looks
/// for them.
package struct SeenNames: Sendable {
    private var places: [SIMD2<UInt64>: Int] = [:]

    package init() {}

    /// Notes a name; returns how many names were seen before the same one came first, nil when it is new.
    package mutating func insert(_ name: String) -> Int? {
        var name = name
        let key = name.withUTF8 { Digest(of: $0).half }
        if let place = places[key] { return place }
        places[key] = places.count
        return nil
    }
}
