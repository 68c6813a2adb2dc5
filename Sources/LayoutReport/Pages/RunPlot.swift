import LayoutRecord

/// One number over the runs as a line, its ends and extremes in words.
struct RunPlot {
    /// Of more runs than this no points are drawn.
    private static let pointLimit = 60
    private static let size = (width: 300.0, height: 60.0)

    let title: String
    let style: String
    let values: [Int]
    /// What each run is called.
    let runs: [String]

    private func x(_ place: Int) -> Double {
        values.count == 1 ? Self.size.width / 2 : Double(place) / Double(values.count - 1) * Self.size.width
    }

    private func y(_ value: Int, _ low: Int, _ high: Int) -> Double {
        high == low ? Self.size.height / 2 : (1 - Double(value - low) / Double(high - low)) * Self.size.height
    }

    func write(to html: inout HTMLWriter) {
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        let range =
            low == high
            ? "\(grouped(low)) in every run"
            : "\(grouped(values.last ?? 0)) now, between \(grouped(low)) and \(grouped(high))"
        html.element("figure") { html in
            html.element("figcaption") { html in
                html.element("b", text: title)
                html.text(" \(range)")
            }
            html.element(
                "svg", .init("class", "plot"), .init("role", "img"),
                .init(
                    "aria-label",
                    "\(title) over the runs: \(values.suffix(50).map(String.init).joined(separator: ", "))"),
                .init("viewBox", "-52 -8 360 76")
            ) { html in draw(low, high, to: &html) }
            html.element("p", .init("class", "plot-ends")) { html in
                for run in [runs.first, runs.count > 1 ? runs.last : nil].compactMap({ $0 }) {
                    html.element("span", text: run.shortened(to: 40))
                }
            }
        }
    }

    private func draw(_ low: Int, _ high: Int, to html: inout HTMLWriter) {
        var line = ""
        for (place, value) in values.enumerated() {
            line += (place == 0 ? "M" : "L") + "\(points(x(place))) \(points(y(value, low, high)))"
        }
        html.element("path", .init("class", "frame-line"), .init("d", "M0 -4V64H304")) { _ in }
        html.element("path", .init("class", "line \(style)"), .init("d", line)) { _ in }
        if values.count <= Self.pointLimit {
            for (place, value) in values.enumerated() {
                html.element(
                    "circle", .init("class", "point \(style)"), .init("cx", points(x(place))),
                    .init("cy", points(y(value, low, high))), .init("r", "2.5")
                ) { html in
                    html.element("title", text: "\(runs[place]): \(grouped(value))")
                }
            }
        }
        for value in low == high ? [low] : [low, high] {
            html.element(
                "text", .init("class", "plot-name"), .init("x", "-4"), .init("y", points(y(value, low, high) + 3)),
                text: grouped(value))
        }
    }
}
