package import Foundation

/// A parameter of a node, for the record.
package struct NodeInput: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
        case number(Double)
        case bool(Bool)
        case string(String)
    }

    package let name: String
    package let value: Value

    package init(_ name: String, _ value: CGFloat) {
        self.name = name
        self.value = .number(Double(value))
    }

    package init(_ name: String, _ value: Int) { self.init(name, CGFloat(value)) }

    package init(_ name: String, _ value: Bool) {
        self.name = name
        self.value = .bool(value)
    }

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = .string(value)
    }
}

/// How a text's lines fell.
package struct TextRecord {
    /// UTF-8 offsets.
    package let lines: [Range<Int>]
    package let isTruncated: Bool
    package let breaksWord: Bool
}
