import LayoutRecord

/// The frames of one recording as a still picture, for pages without a script.
struct FramePicture {
    /// More boxes than this are not drawn; the picture says so.
    private static let limit = 2_000

    let recording: Recording
    let offer: Offer
    let scale: Double

    /// What the finite frames cover, in points; nil when there is none.
    static func bounds(of recording: Recording) -> Frame? {
        var bounds: (left: Double, top: Double, right: Double, bottom: Double)?
        for frame in recording.nodes.compactMap(\.frame) where isDrawable(frame) {
            let old = bounds ?? (frame.x, frame.y, frame.x, frame.y)
            bounds = (
                min(old.left, frame.x), min(old.top, frame.y), max(old.right, frame.x + frame.width),
                max(old.bottom, frame.y + frame.height)
            )
        }
        return bounds.map { Frame(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top) }
    }

    private static func isDrawable(_ frame: Frame) -> Bool {
        [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite && abs($0) < 1e6 } && frame.width >= 0
            && frame.height >= 0
    }

    func write(to html: inout HTMLWriter) {
        guard let bounds = Self.bounds(of: recording) else {
            return html.element("p", text: recording.message ?? "No frame is finite.")
        }
        let offered = offer.width.flatMap { $0.isFinite && $0 < 1e6 ? $0 : nil }
        let width = max(bounds.width, offered ?? 0) * scale + 4
        let height = bounds.height * scale + 4
        let boxes = recording.nodes.compactMap(\.frame).filter(Self.isDrawable)
        html.element(
            "svg", .init("role", "img"), .init("aria-label", "\(boxes.count) frames"),
            .init("viewBox", "-2 -2 \(points(width)) \(points(height))"), .init("width", points(width)),
            .init("height", points(height))
        ) { html in
            html.element("g", .init("class", "boxes")) { html in
                for frame in boxes.prefix(Self.limit) {
                    html.element(
                        "rect", .init("x", points((frame.x - bounds.x) * scale)),
                        .init("y", points((frame.y - bounds.y) * scale)), .init("width", points(frame.width * scale)),
                        .init("height", points(frame.height * scale))
                    ) { _ in }
                }
            }
            writeTexts(bounds, to: &html)
            if let offered {
                let x = points((offered - bounds.x) * scale)
                html.element(
                    "path", .init("class", "offer"), .init("d", "M\(x) 0V\(points(bounds.height * scale))")
                ) { _ in }
            }
        }
        if boxes.count > Self.limit {
            html.element(
                "p", .init("class", "cap"), text: "showing \(grouped(Self.limit)) of \(counted(boxes.count, "frame"))")
        }
    }

    private static let textLimit = 300

    /// The words of text nodes, so that the content is recognised.
    private func writeTexts(_ bounds: Frame, to html: inout HTMLWriter) {
        // A control says the words of the text in it again.
        let parents = Set(recording.nodes.map(\.parent))
        let texts = recording.nodes.enumerated().filter { place, node in
            !parents.contains(place) && node.text?.isEmpty == false && node.frame.map(Self.isDrawable) == true
        }.map(\.element)
        html.element("g", .init("class", "words")) { html in
            for node in texts.prefix(Self.textLimit) {
                guard let frame = node.frame, let text = node.text else { continue }
                let lines = Self.lines(of: node, text)
                let step = min(frame.height / Double(lines.count), 22) * scale
                guard step >= 6, frame.width * scale >= 4 else { continue }
                let top = (frame.height * scale - step * Double(lines.count)) / 2
                html.element(
                    "svg", .init("x", points((frame.x - bounds.x) * scale)),
                    .init("y", points((frame.y - bounds.y) * scale)), .init("width", points(frame.width * scale)),
                    .init("height", points(frame.height * scale))
                ) { html in
                    for (place, line) in lines.prefix(20).enumerated() {
                        let text = line.shortened(to: 120)
                        html.element(
                            "text",
                            attributes: Self.fitting(
                                text, width: frame.width * scale, height: step,
                                y: top + step * Double(place) + step * 0.72), text: text)
                    }
                }
            }
        }
    }

    /// What a viewer measures is not what was recorded: a line that may be wider than its frame is squeezed into it, and
    /// one that is read from the right begins there.
    private static func fitting(_ text: String, width: Double, height: Double, y: Double) -> [HTMLAttribute] {
        let size = height * 0.78
        var attributes = [HTMLAttribute("y", points(y)), HTMLAttribute("font-size", points(size))]
        if text.readsFromRight {
            attributes += [HTMLAttribute("x", points(width)), HTMLAttribute("direction", "rtl")]
        }
        // A column of a terminal is half as wide as a line is high, and some letters are wider.
        if Double(text.displayWidth) * size * 0.56 > width {
            attributes += [
                HTMLAttribute("textLength", points(width)), HTMLAttribute("lengthAdjust", "spacingAndGlyphs"),
            ]
        }
        return attributes
    }

    /// A text as it was broken: its lines are ranges of UTF-8.
    private static func lines(of node: NodeRecord, _ text: String) -> [String] {
        guard let lines = node.lines, lines.count > 1 else { return [text] }
        let bytes = Array(text.utf8)
        return lines.map {
            String(decoding: bytes[min($0.start, bytes.count)..<min($0.end, bytes.count)], as: UTF8.self)
        }
    }
}
