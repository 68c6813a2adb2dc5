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
}
