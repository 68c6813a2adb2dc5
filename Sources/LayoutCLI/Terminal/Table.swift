import LayoutReport

/// Columns of text, aligned by what a terminal shows (wide characters count two).
package struct Table {
    package enum Alignment { case leading, trailing }

    private let headings: [String]
    private let alignments: [Alignment]
    private var rows: [[String]] = []

    package init(_ columns: [(heading: String, alignment: Alignment)]) {
        headings = columns.map(\.heading)
        alignments = columns.map(\.alignment)
    }

    package mutating func append(_ row: [String]) { rows.append(row.map(Self.visible)) }

    /// The lines of the table; with a width, the last column is cut to it.
    package func lines(width: Int?, style: Style) -> [String] {
        let widths = headings.indices.map { column in
            ([headings] + rows).map { $0[column].displayWidth }.max() ?? 0
        }
        func line(_ row: [String]) -> String {
            var text = ""
            for (column, cell) in row.enumerated() {
                let isLast = column == row.count - 1
                let padding = String(repeating: " ", count: widths[column] - cell.displayWidth)
                switch alignments[column] {
                case .trailing: text += padding + cell
                case .leading: text += isLast ? cell : cell + padding
                }
                if !isLast { text += "  " }
            }
            while text.hasSuffix(" ") { text.removeLast() }
            return width.map { text.cut(to: $0) } ?? text
        }
        return [style.bold(line(headings))] + rows.map(line)
    }

    /// Control characters would move the cursor; they are shown as what they are.
    static func visible(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            if scalar.properties.generalCategory == .control {
                shown += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }
}
