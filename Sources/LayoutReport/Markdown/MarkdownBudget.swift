/// Collects blocks of Markdown until a number of UTF-8 bytes is used up. A block goes in whole or not at all, so no
/// table, fence, `details` element or character is ever cut.
struct MarkdownBudget {
    private(set) var blocks: [MarkdownText] = []
    private(set) var remaining: Int

    init(bytes: Int) { remaining = bytes }

    /// Adds the first of the forms that fits, each with the empty line that ends it. Returns its place, or nil.
    @discardableResult
    mutating func add(firstFitting forms: MarkdownText...) -> Int? {
        for (place, form) in forms.enumerated() where cost(of: form) <= remaining {
            blocks.append(form)
            remaining -= cost(of: form)
            return place
        }
        return nil
    }

    private func cost(of block: MarkdownText) -> Int { block.byteCount + 2 }

    /// Adds a list of rows under a title that says how many of how many are shown: as many rows as fit into `share` of
    /// what remains (all of them when they fit at all), at the least the title's one-line form. Returns the rows shown.
    mutating func add(_ list: MarkdownList, share: Double = 1) -> Int {
        guard !list.rows.isEmpty else { return 0 }
        let everything = list.block(showing: list.rows.count)
        if list.total == list.rows.count, cost(of: everything) <= remaining {
            add(firstFitting: everything)
            return list.rows.count
        }
        // The title with the largest numbers is an upper bound of the title with the real ones.
        let limit = min(remaining, max(Int(Double(remaining) * share), 0))
        var used = cost(of: list.block(rows: [], showing: list.total))
        var shown = 0
        for row in list.rows {
            used += row.byteCount + 1
            if used > limit { break }
            shown += 1
        }
        if shown > 0 {
            add(firstFitting: list.block(showing: shown))
            return shown
        }
        add(firstFitting: list.countLine)
        return 0
    }
}

/// A titled table whose rows may not all fit.
struct MarkdownList {
    var title: MarkdownText
    /// The header row and the row of dashes.
    var header: MarkdownText
    var rows: [MarkdownText]
    /// How many rows there are to show, which may be more than were written.
    var total: Int
    var isFolded: Bool

    init(title: MarkdownText, header: MarkdownText, rows: [MarkdownText], total: Int? = nil, isFolded: Bool) {
        self.title = title
        self.header = header
        self.rows = rows
        self.total = total ?? rows.count
        self.isFolded = isFolded
    }

    func block(showing count: Int) -> MarkdownText { block(rows: rows.prefix(count), showing: count) }

    func block(rows: ArraySlice<MarkdownText>, showing count: Int) -> MarkdownText {
        let full: MarkdownText = "\(title) (showing \(count) of \(total))"
        let table = MarkdownText.joined([header] + rows, separator: "\n")
        return isFolded
            ? "<details><summary>\(full)</summary>\n\n\(table)\n\n</details>" : "#### \(full)\n\n\(table)"
    }

    var countLine: MarkdownText { "\(title): \(total), not listed" }
}
