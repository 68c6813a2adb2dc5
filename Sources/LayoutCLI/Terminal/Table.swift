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

    package mutating func append(_ row: [String]) { rows.append(row.map(\.visible)) }

    /// The lines of the table. Where a row is wider than `width` columns that are empty are left out, and what does not
    /// fit stands on lines of its own below: a cut id or name would be of no use.
    package func lines(width: Int?, style: Style) -> [String] {
        let widths = headings.indices.map { column in
            ([headings] + rows).map { $0[column].displayWidth }.max() ?? 0
        }
        let groups = groups(widths, width: width)
        func lines(_ row: [String]) -> [String] {
            groups.enumerated().compactMap { place, columns in
                let line = line(columns.map { row[$0] }, columns, widths)
                guard place > 0 else { return line }
                return line.isEmpty ? nil : Self.indent + line
            }
        }
        return lines(headings).map(style.bold) + rows.flatMap(lines)
    }

    private static let indent = "    "

    /// The columns, as many together as fit on a line.
    private func groups(_ widths: [Int], width: Int?) -> [[Int]] {
        func total(_ columns: [Int]) -> Int { columns.reduce(0) { $0 + widths[$1] + 2 } - 2 }
        var columns = Array(headings.indices)
        guard let width, total(columns) > width else { return [columns] }
        if !rows.isEmpty { columns.removeAll { column in rows.allSatisfy { $0[column].isEmpty } } }
        var groups: [[Int]] = []
        for column in columns {
            let room = groups.count > 1 ? width - Self.indent.count : width
            if let last = groups.last, total(last + [column]) <= room {
                groups[groups.count - 1].append(column)
            } else {
                groups.append([column])
            }
        }
        return groups
    }

    private func line(_ cells: [String], _ columns: [Int], _ widths: [Int]) -> String {
        var text = ""
        for (place, (cell, column)) in zip(cells, columns).enumerated() {
            let isLast = place == cells.count - 1
            let padding = String(repeating: " ", count: widths[column] - cell.displayWidth)
            switch alignments[column] {
            case .trailing: text += padding + cell
            case .leading: text += isLast ? cell : cell + padding
            }
            if !isLast { text += "  " }
        }
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}
