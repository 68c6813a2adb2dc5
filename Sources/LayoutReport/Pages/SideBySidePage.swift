package import LayoutDiff
package import LayoutRecord

/// Several scenarios at the same offers, drawn side by side: one row of pictures an offer, at one scale.
package enum SideBySidePage {
    package struct Column: Sendable {
        /// What stands above its pictures, such as `grid/twelve tiles`.
        package var title: String
        package var cases: [CaseRecord]

        package init(title: String, cases: [CaseRecord]) {
            self.title = title
            self.cases = cases
        }
    }

    /// - Parameter rules: those whose findings are allowed, which are counted by themselves.
    package static func render(
        title: String, columns: [Column], name: String = "side-by-side.html", isInSite: Bool = false,
        allowing rules: AllowedRules = []
    ) -> OutputFile {
        let shell = PageShell(title: title)
        let bytes = shell.render { html in
            html.element("main", .init("class", "page")) { html in
                if isInSite { PageParts.linkToIndex(&html) }
                html.element("h1", text: title)
                let offers = offers(of: columns)
                if offers.isEmpty { html.element("p", text: "There is nothing to compare: no case was given.") }
                for offer in offers {
                    html.element("h2", text: "offered \(points(offer.width)) × \(points(offer.height))")
                    html.element("div", .init("class", "sides")) { html in
                        for column in columns {
                            write(column, at: offer, scale: scale(columns, at: offer), allowing: rules, to: &html)
                        }
                    }
                }
            }
        }
        return OutputFile(name: name, bytes: bytes)
    }

    /// Every offer of any column, first the widths and then the others, in the order of first appearance; steps are not
    /// compared here.
    private static func offers(of columns: [Column]) -> [Offer] {
        var offers: [Offer] = []
        for column in columns {
            for record in column.cases where record.id.step == nil && !offers.contains(record.id.offer) {
                offers.append(record.id.offer)
            }
        }
        func isWidth(_ offer: Offer) -> Bool { offer.width.map { $0.isFinite && $0 > 0 } ?? false }
        return offers.filter(isWidth) + offers.filter { !isWidth($0) }
    }

    private static func record(of column: Column, at offer: Offer) -> CaseRecord? {
        column.cases.first { $0.id.offer == offer && $0.id.step == nil }
    }

    /// One scale for a row of pictures, so that sizes can be compared by eye. More than two share a screen's width.
    private static func scale(_ columns: [Column], at offer: Offer) -> Double {
        let widest = columns.compactMap { record(of: $0, at: offer) }.compactMap {
            FramePicture.bounds(of: $0.recording)?.width
        }.max()
        return min(1, (columns.count > 2 ? 180 : 420) / max(widest ?? 1, 1))
    }

    /// A picture that would be higher than a screen is drawn smaller, by itself: the others would become specks with it.
    private static func ownScale(of record: CaseRecord, in row: Double) -> Double {
        min(row, 420 / max(FramePicture.bounds(of: record.recording)?.height ?? 1, 1))
    }

    private static func write(
        _ column: Column, at offer: Offer, scale: Double, allowing rules: AllowedRules, to html: inout HTMLWriter
    ) {
        html.element("figure") { html in
            html.element("figcaption") { html in
                html.element("b", text: column.title)
                guard let record = record(of: column, at: offer) else {
                    return html.text(" was not recorded at this offer")
                }
                if let frame = record.recording.nodes.first?.frame {
                    html.text(" answers \(points(frame.width)) × \(points(frame.height))")
                }
                let own = ownScale(of: record, in: scale)
                if own < scale {
                    html.text(", drawn at \(Int((100 * own / scale).rounded(.up))) % of the others' scale")
                }
                if record.recording.outcome != .settled { html.text(", \(record.recording.outcome.rawValue)") }
                let told = rules.counting(in: record).count
                let allowed = record.recording.findings.count - told
                if told > 0 { html.text(", ⚠ \(counted(told, "finding"))") }
                if allowed > 0 { html.text(", \(allowed) allowed") }
            }
            if let record = record(of: column, at: offer) {
                let own = ownScale(of: record, in: scale)
                FramePicture(recording: record.recording, offer: offer, scale: own).write(to: &html)
            }
        }
    }
}
