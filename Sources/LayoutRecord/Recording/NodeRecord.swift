/// One of a node's own parameters, or a value kept with it.
package enum InputValue: Equatable, Sendable {
    case number(Double)
    case bool(Bool)
    case string(String)
}

/// A named input. Inputs are kept in the order of their names.
package struct Input: Equatable, Sendable {
    package var name: String
    package var value: InputValue

    package init(_ name: String, _ value: InputValue) {
        self.name = name
        self.value = value
    }
}

/// What a node's container reads without asking: everything here is absent where it has its default.
package struct Traits: Equatable, Sendable {
    /// The layout priority, when it is not 0.
    package var priority: Double?
    /// Preferred distances by edge and category, such as `top.text`, when they are not the defaults.
    package var spacing: [Input] = []
    /// `layoutValue`s by the key's name, written as text.
    package var values: [Input] = []
    /// The names of alignment guides that were set explicitly.
    package var guides: [String] = []

    package init() {}

    package var isDefault: Bool { priority == nil && spacing.isEmpty && values.isEmpty && guides.isEmpty }
}

/// The inputs a node had from one pass on, kept only where they change between passes.
package struct PassInputs: Equatable, Sendable {
    package var pass: Int
    package var inputs: [Input]

    package init(pass: Int, inputs: [Input]) {
        self.pass = pass
        self.inputs = inputs
    }
}

/// A range of UTF-8 offsets in a text.
package struct TextRange: Equatable, Sendable {
    package var start: Int
    package var end: Int

    package init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }
}

/// One view or layout modifier of a recorded tree. Nodes are kept in depth-first order, parents before children.
package struct NodeRecord: Equatable, Sendable {
    package var path: String
    /// The index of the parent; -1 for the root.
    package var parent: Int
    package var kind: String
    /// The inputs of the last pass, in the order of their names.
    package var inputs: [Input] = []
    /// The inputs of every pass at which they changed, the first pass included; empty when they never did.
    package var inputsByPass: [PassInputs] = []
    package var identifier: String?
    package var text: String?
    package var traits = Traits()
    /// The nearest ancestor that builds its content from a size (a GeometryReader), or nil.
    package var builder: Int?
    /// Whether the node's kind runs its author's code: a custom Layout, `alignmentGuide`, a GeometryReader.
    package var isCode = false
    /// Nil when the node was gone by the last pass.
    package var frame: Frame?
    /// How often it was asked and answered from its memo.
    package var hits = 0
    /// For a text, its lines as ranges of UTF-8 offsets.
    package var lines: [TextRange]?
    /// For a text, whether part of it is not shown.
    package var truncated: Bool?

    package init(path: String, parent: Int, kind: String) {
        self.path = path
        self.parent = parent
        self.kind = kind
    }

    /// The last segment of the path, without the `~index` of an abbreviated one.
    package var segment: Substring { Self.segment(ofPath: path) }

    /// Cost: O(segment). It is asked of every node of a page, and looking for characters took half of writing one.
    package static func segment(ofPath path: String) -> Substring {
        let last = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
        guard let tilde = last.utf8.lastIndex(of: UInt8(ascii: "~")), path.contains("/.../") else { return last }
        return last[..<tilde]
    }
}
