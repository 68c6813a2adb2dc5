public import Foundation

/// A view's geometry, as its observers and a `GeometryReader`'s content see it.
public struct GeometryProxy {
    let node: LayoutNode
    /// Keeps the nodes above alive: a node knows its parent without owning it.
    private let root: LayoutNode

    init(_ node: LayoutNode) {
        self.node = node
        root = node.root
    }

    /// Notes that what is built depends on where the view stands, so that a comparison does not take it for an edit.
    private func readPlace() { (node as? BuilderNode)?.readsPlace = true }

    /// Notes what is said to content that is being built, or to an observer: an answer, as a size is.
    private func told<Value>(_ what: @autoclosure () -> String, _ value: Value, _ numbers: CGFloat...) -> Value {
        node.noteTold(what(), numbers.map { "\($0)" }.joined(separator: " "))
        return value
    }

    /// The view's size in points.
    public var size: CGSize {
        let size = node.size
        return told("size", size, size.width, size.height)
    }

    /// How far the view could reach into the safe area's insets from where it stands: the whole insets where it reaches the
    /// safe area's edge, nothing along an edge it stays clear of or has ignored (trust C).
    public var safeAreaInsets: EdgeInsets {
        readPlace()
        let insets = node.safeAreaInsets
        return told("insets", insets, insets.top, insets.leading, insets.bottom, insets.trailing)
    }

    /// The view's rectangle in another view's space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let origin = node.globalOrigin
        let owner = node.owner(of: coordinateSpace)
        if owner !== node { readPlace() }
        let base = owner?.globalOrigin ?? .zero
        let frame = CGRect(origin: CGPoint(x: origin.x - base.x, y: origin.y - base.y), size: node.size)
        return told(
            owner === node ? "own frame" : "frame in \(coordinateSpace.words)", frame, frame.minX, frame.minY,
            frame.width, frame.height)
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of the view with a name, in this view's space; nil where no view around has it.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let owner = node.owner(of: coordinateSpace.coordinateSpace) else { return nil }
        readPlace()
        let own = node.globalOrigin
        let base = owner.globalOrigin
        let bounds = CGRect(origin: CGPoint(x: base.x - own.x, y: base.y - own.y), size: owner.size)
        return told(
            "bounds of \(coordinateSpace.coordinateSpace.words)", bounds, bounds.minX, bounds.minY, bounds.width,
            bounds.height)
    }

    /// What an anchor stands for, in this view's space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        readPlace()
        let value = anchor.value(seenFrom: node.globalOrigin)
        node.noteTold("anchor", "\(value)")
        return value
    }
}
