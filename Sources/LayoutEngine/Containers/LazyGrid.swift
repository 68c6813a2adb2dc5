public import Foundation

/// A grid that fills its rows from left to right and grows downward (SWIFTUI-LAYOUT 10). It is laid out whole.
public struct LazyVGrid<Content> {
    private let layout: LazyGridLayout
    private let content: Content
}

extension LazyVGrid: View where Content: View {
    public typealias Body = Never

    /// A spacing of nil between rows is 8 points; the distance between columns is each item's.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .byDefault(.center), spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(
            layout: LazyGridLayout(
                axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing), content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(containerNode(layout, kind: "LazyVGrid", content, context))
    }
}

/// A grid that fills its columns from top to bottom and grows to the right (SWIFTUI-LAYOUT 10). It is laid out whole.
public struct LazyHGrid<Content> {
    private let layout: LazyGridLayout
    private let content: Content
}

extension LazyHGrid: View where Content: View {
    public typealias Body = Never

    /// A spacing of nil between columns is 8 points; the distance between rows is each item's.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .byDefault(.center), spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(
            layout: LazyGridLayout(
                axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing), content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(containerNode(layout, kind: "LazyHGrid", content, context))
    }
}

/// Which parts of sections stay in sight while they are scrolled. It has no effect on a layout that is not scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers stay in sight. Nothing scrolls here, so they stand where they are.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers stay in sight. Nothing scrolls here, so they stand where they are.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The layout of the lazy grids. `axis` is the one along which lines follow each other.
///
/// Tracks are shared out of the proposed length; when the grid is placed, they are shared out again of the total that was
/// reported, so that they can change (SWIFTUI-LAYOUT 10, trust A for the first time, B for the second). Cells are
/// offered their track's length and nil; a line is as long as its longest cell. A section's header and footer take a
/// whole line (trust C).
struct LazyGridLayout: BuiltInLayout {
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?

    private func tracks(_ length: CGFloat?, _ subviews: Subviews) -> GridTracks {
        let gap = subviews.nodes.first?.context.options.spacing ?? 8
        return GridTracks(items, in: length, gap: gap, atMost: subviews.count)
    }

    /// One line of cells: which nodes, and how long the line is along the axis.
    private struct Line {
        var nodes: Range<Int>
        var isWhole: Bool
        var length: CGFloat
    }

    private func lines(_ tracks: GridTracks, _ subviews: Subviews) -> [Line] {
        let nodes = subviews.nodes
        var lines: [Line] = []
        var next = nodes.startIndex
        while next < nodes.endIndex {
            let isWhole = nodes[next].isSectionEnd
            var end = next + 1
            if !isWhole {
                while end < nodes.endIndex, end - next < tracks.tracks.count, !nodes[end].isSectionEnd { end += 1 }
            }
            var line = Line(nodes: next..<end, isWhole: isWhole, length: 0)
            for index in next..<end {
                line.length = max(line.length, nodes[index].sizeThatFits(offer(index - next, line, tracks))[axis])
            }
            lines.append(line)
            next = end
        }
        return lines
    }

    private func offer(_ place: Int, _ line: Line, _ tracks: GridTracks) -> ProposedViewSize {
        ProposedViewSize(axis, major: nil, minor: line.isWhole ? tracks.total : tracks.tracks[place].length)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let tracks = tracks(proposal[axis.other], subviews)
        guard !subviews.isEmpty, !tracks.tracks.isEmpty else { return .zero }
        let gap = spacing ?? subviews.nodes.first!.context.options.spacing
        let lines = lines(tracks, subviews)
        return CGSize(
            axis, major: lines.reduce(CGFloat(lines.count - 1) * gap) { $0 + $1.length }, minor: tracks.total)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let tracks = tracks(bounds.size[axis.other], subviews)
        guard !subviews.isEmpty, !tracks.tracks.isEmpty else { return }
        let gap = spacing ?? subviews.nodes.first!.context.options.spacing
        let size = CGSize(axis, major: bounds.size[axis], minor: tracks.total)
        let start = start(of: size, in: bounds)
        var position: CGFloat = 0
        for line in lines(tracks, subviews) {
            for index in line.nodes {
                let offer = offer(index - line.nodes.lowerBound, line, tracks)
                let track = line.isWhole ? nil : tracks.tracks[index - line.nodes.lowerBound]
                let cell = CGSize(axis, major: line.length, minor: track?.length ?? tracks.total)
                let node = subviews.nodes[index]
                let corner = node.aligned(track?.alignment ?? .center, in: cell, proposal: offer)
                let origin = CGPoint(axis, major: position, minor: start + (track?.start ?? 0))
                node.place(
                    at: CGPoint(
                        x: bounds.minX + origin.x + corner.x, y: bounds.minY + origin.y + corner.y), proposal: offer)
            }
            position += line.length + gap
        }
    }

    /// Where the first track starts: tracks that are wider than what was reported are aligned in it.
    private func start(of size: CGSize, in bounds: CGRect) -> CGFloat {
        guard size.width.isFinite, size.height.isFinite, bounds.width.isFinite, bounds.height.isFinite else { return 0 }
        let around = ViewDimensions(container: bounds.size)
        let inner = ViewDimensions(container: size)
        return axis == .vertical
            ? around[alignment.horizontal] - inner[alignment.horizontal]
            : around[alignment.vertical] - inner[alignment.vertical]
    }

    /// Cells keep their preferences to themselves: around a grid the default gap stands.
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        ViewSpacing(default: subviews.nodes.first?.context.options.spacing ?? 8)
    }
}

extension LazyGridLayout: RecordedLayout {
    var recordedInputs: [NodeInput] {
        var inputs = (axis == .vertical ? alignment.horizontal.key : alignment.vertical.key).recordedInputs()
        inputs.append(NodeInput(axis == .vertical ? "columns" : "rows", items.map(\.words).joined(separator: ", ")))
        if let spacing { inputs.append(NodeInput("spacing", spacing)) }
        return inputs
    }
}
