import Foundation

/// Edges and insets as a recording's notes say what the author asked for.
extension Edge.Set {
    /// `all edges`, `horizontal`, `vertical`, or the edges by name: `top and leading`.
    var words: String {
        switch self {
        case .all: "all edges"
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        case []: "no edge"
        default: Edge.allCases.filter { contains(Self($0)) }.map { "\($0)" }.joined(separator: " and ")
        }
    }
}

extension EdgeInsets {
    /// `top 4, leading 10, bottom 4, trailing 10`; one number where all are alike.
    var words: String {
        if top == leading, top == bottom, top == trailing { return "all edges \(shortest(top))" }
        return "top \(shortest(top)), leading \(shortest(leading)), bottom \(shortest(bottom)), "
            + "trailing \(shortest(trailing))"
    }
}
