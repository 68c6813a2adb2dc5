/// A named group of scenarios: the unit that is stored and compared as a whole first.
public struct Suite {
    public let name: String

    public init(_ name: String) {
        self.name = name
    }
}
