public import Foundation

/// The modifier behind `frame(width:height:alignment:)`.
public struct _FrameLayout: Sendable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
}

extension _FrameLayout: LayoutModifier {
    public typealias Body = Never

    nonisolated package func node(around child: LayoutNode, _ context: BuildContext) -> LayoutNode {
        FrameNode(self, child, isMirrored: context.isMirrored)
    }
}

/// A given length replaces the proposal for the child and the answer; a missing one passes through (SWIFTUI-LAYOUT 5,
/// trust B). Negative and non-finite lengths are dropped.
final class FrameNode: UnaryNode {
    override package var holdsChildren: Bool { true }

    private let asked: _FrameLayout
    private let width: CGFloat?
    private let height: CGFloat?

    init(_ layout: _FrameLayout, _ child: LayoutNode, isMirrored: Bool) {
        asked = layout
        width = layout.width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        height = layout.height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        super.init(
            kind: ".frame", child: child, isMirrored: isMirrored, isArithmetic: width != nil && height != nil)
        // Nearly every frame is valid, and there are many.
        if width == layout.width, height == layout.height { return }
        for (length, kept, name) in [(layout.width, width, "width"), (layout.height, height, "height")] {
            guard let length, kept == nil else { continue }
            context.report(
                .invalidFrame, at: self,
                "invalid frame dimension (negative or non-finite): the \(name) \(length) is ignored",
                value: Double(length))
        }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(asked.alignment, in: size, proposal: offer(proposal))
    }

    /// A frame ends the child's preferences on the axes it fixes, but for a Spacer's (SWIFTUI-LAYOUT 3, trust C).
    override var ownSpacing: ViewSpacing {
        var spacing = child.spacing
        if child is SpacerNode { return spacing }
        if width != nil { spacing.reset(.horizontal) }
        if height != nil { spacing.reset(.vertical) }
        return spacing
    }

    override var inputs: [NodeInput] {
        var inputs = asked.alignment.recordedInputs()
        inputs.reserveCapacity(4)
        if let height = asked.height { inputs.append(NodeInput("height", height)) }
        if let width = asked.width { inputs.append(NodeInput("width", width)) }
        return inputs
    }
}

/// The modifier behind the flexible `frame`.
public struct _FlexFrameLayout: Sendable {
    /// One axis: each bound is optional.
    struct Bounds: Sendable {
        let min: CGFloat?
        let ideal: CGFloat?
        let max: CGFloat?
    }

    let width: Bounds
    let height: Bounds
    let alignment: Alignment
}

extension _FlexFrameLayout: LayoutModifier {
    public typealias Body = Never

    nonisolated package func node(around child: LayoutNode, _ context: BuildContext) -> LayoutNode {
        FlexFrameNode(self, child, isMirrored: context.isMirrored)
    }
}

final class FlexFrameNode: UnaryNode {
    override package var holdsChildren: Bool { true }

    /// The bounds of one axis as they are kept: min = max(min, 0), ideal = max(ideal, min), max = max(max, ideal)
    /// (SWIFTUI-LAYOUT 5, trust A).
    private struct Bounds {
        let min: CGFloat?
        let ideal: CGFloat?
        let max: CGFloat?

        init(_ asked: _FlexFrameLayout.Bounds) {
            min = asked.min.map { $0 > 0 ? $0 : 0 }
            ideal = asked.ideal.map { Swift.max($0, asked.min ?? $0, 0) }
            max = asked.max.map { Swift.max($0, asked.ideal ?? $0, asked.min ?? $0, 0) }
        }

        func clamped(_ length: CGFloat) -> CGFloat {
            // A proposal that is not a number proposes nothing.
            var length = length.isNaN ? 0 : length
            if let max, length > max { length = max }
            if let min, !(length >= min) { length = min }
            return length
        }

        /// What the child is offered: the proposal, else the ideal, within the bounds; nil where there is neither.
        func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamped) }

        /// The answer where the child need not be asked: both bounds and a proposal, or an ideal and none.
        func answer(_ proposal: CGFloat?) -> CGFloat? {
            if let proposal { return min != nil && max != nil ? clamped(proposal) : nil }
            return ideal.map(clamped)
        }

        func answer(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            switch (min, max, offer(proposal)) {
            case (let min?, nil, let offer?): Swift.max(Swift.min(offer, child), min)
            case (nil, let max?, let offer?): Swift.min(Swift.max(offer, child), max)
            default: clamped(child)
            }
        }

    }

    private let asked: _FlexFrameLayout
    private let width: Bounds
    private let height: Bounds

    init(_ layout: _FlexFrameLayout, _ child: LayoutNode, isMirrored: Bool) {
        asked = layout
        width = Bounds(layout.width)
        height = Bounds(layout.height)
        super.init(kind: ".frame", child: child, isMirrored: isMirrored)
        for (bounds, name) in [(layout.width, "width"), (layout.height, "height")] { check(bounds, name) }
    }

    private func check(_ bounds: _FlexFrameLayout.Bounds, _ name: String) {
        let given = [("minimum", bounds.min), ("ideal", bounds.ideal), ("maximum", bounds.max)].compactMap { pair in
            pair.1.map { (name: pair.0, length: $0) }
        }
        for bound in given where bound.length.isNaN || bound.length < 0 {
            context.report(
                .invalidFrame, at: self,
                "invalid frame dimension (negative or non-finite): the \(bound.name) \(name) is \(bound.length)",
                value: Double(bound.length))
        }
        for (smaller, larger) in zip(given, given.dropFirst()) where smaller.length > larger.length {
            context.report(
                .contradictoryFrame, at: self,
                "contradictory frame constraints: the \(smaller.name) \(name) \(smaller.length) is larger than the "
                    + "\(larger.name) \(larger.length)", value: Double(smaller.length - larger.length))
        }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let known = (width.answer(proposal.width), height.answer(proposal.height))
        if let width = known.0, let height = known.1 { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(
            width: known.0 ?? width.answer(proposal.width, child: size.width),
            height: known.1 ?? height.answer(proposal.height, child: size.height))
    }

    /// The child is offered the frame's final size. Newer versions keep nil for an axis that was proposed nil and has no
    /// ideal where the size ended strictly between the bounds (SWIFTUI-LAYOUT 5, trust C).
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        func offer(_ bounds: Bounds, _ proposed: CGFloat?, _ final: CGFloat) -> CGFloat? {
            let isBetween = (bounds.min.map { $0 < final } ?? true) && (bounds.max.map { final < $0 } ?? true)
            return proposed == nil && bounds.ideal == nil && isBetween ? nil : final
        }
        child.place(
            asked.alignment, in: size,
            proposal: ProposedViewSize(
                width: offer(width, proposal.width, size.width), height: offer(height, proposal.height, size.height)))
    }

    override var inputs: [NodeInput] {
        var inputs = asked.alignment.recordedInputs()
        for (bounds, name) in [(asked.height, "Height"), (asked.width, "Width")] {
            if let ideal = bounds.ideal { inputs.append(NodeInput("ideal\(name)", ideal)) }
            if let max = bounds.max { inputs.append(NodeInput("max\(name)", max)) }
            if let min = bounds.min { inputs.append(NodeInput("min\(name)", min)) }
        }
        return inputs.sorted { $0.name < $1.name }
    }
}

nonisolated extension View {
    /// A frame of a fixed size, in points; a nil length passes through.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .byDefault(.center))
        -> some View
    {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// A frame within bounds, in points (SWIFTUI-LAYOUT 5). An infinite maximum takes all that is offered; an ideal stands
    /// in where nothing is.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .byDefault(.center)
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
                height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { self }
}
