/// Where a node's explicit guides could come from.
package struct GuideSources: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A guide set by `alignmentGuide`, or by a layout's own code.
    package static let set = GuideSources(rawValue: 1)
    /// The baselines of a text.
    package static let baseline = GuideSources(rawValue: 2)

    @inline(__always) func mayHave(_ key: AlignmentKey) -> Bool {
        if isEmpty { return false }
        return switch key.merging {
        case .none, .mean: contains(.set)
        case .minimum, .maximum: true
        }
    }
}
