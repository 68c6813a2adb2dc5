/// One thing that happened between a parent and a child, in order. `node` is an index into the recording's nodes.
package enum Event: Equatable, Sendable {
    /// An answer that was computed; answers from the memo are only counted.
    case measure(pass: Int, node: Int, proposal: Proposal, size: Size)
    /// An explicit alignment guide, once per name and proposal; with `unsetGuide` before the name one that the node was
    /// asked for and has not.
    case guide(pass: Int, node: Int, proposal: Proposal, name: String, value: Double)
    /// A placement: the top-leading corner in the parent's space.
    case place(pass: Int, node: Int, proposal: Proposal, x: Double, y: Double)

    /// Begins the name of a guide that a node was asked for and has not: the value is 0. No guide's own name has a space.
    package static let unsetGuide = "no "

    /// The guide without `unsetGuide`, and its value; nil where the node has none.
    package static func explicitGuide(_ name: String, _ value: Double) -> (name: String, value: Double?) {
        name.hasPrefix(unsetGuide) ? (String(name.dropFirst(unsetGuide.count)), nil) : (name, value)
    }

    package var pass: Int {
        switch self {
        case .measure(let pass, _, _, _), .guide(let pass, _, _, _, _), .place(let pass, _, _, _, _): pass
        }
    }

    package var node: Int {
        switch self {
        case .measure(_, let node, _, _), .guide(_, let node, _, _, _), .place(_, let node, _, _, _): node
        }
    }

    package var proposal: Proposal {
        switch self {
        case .measure(_, _, let proposal, _), .guide(_, _, let proposal, _, _), .place(_, _, let proposal, _, _):
            proposal
        }
    }
}

/// One firing of an observer (`onGeometryChange`, `onPreferenceChange`, `onChange` ...).
package struct ObservationRecord: Equatable, Sendable {
    package var pass: Int
    /// The node whose chain the observer stands in.
    package var node: Int
    package var kind: String
    /// Nil for the first value.
    package var old: String?
    package var new: String

    package init(pass: Int, node: Int, kind: String, old: String?, new: String) {
        self.pass = pass
        self.node = node
        self.kind = kind
        self.old = old
        self.new = new
    }
}
