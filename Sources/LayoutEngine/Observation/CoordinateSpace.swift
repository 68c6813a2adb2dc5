package import Foundation

/// The space that a view's geometry is told in.
public enum CoordinateSpace: Hashable {
    /// The root's space.
    case global
    /// The view's own space.
    case local
    /// The space of the nearest view around it that has this name; the root's where none has.
    case named(AnyHashable)

    /// As it is recorded: the author's question.
    var words: String {
        switch self {
        case .global: "global"
        case .local: "local"
        case .named(let name): name == scrollViewName ? "scroll view" : recordedID(name) ?? "a name"
        }
    }

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A coordinate space by its type.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// The nearest scroll view's space.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .named(scrollViewName)) }

    /// The nearest scroll view's space, whichever way it scrolls.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name that every scroll view has as a coordinate space.
private struct ScrollViewName: Hashable {}
nonisolated(unsafe) private let scrollViewName = AnyHashable(ScrollViewName())

nonisolated extension View {
    /// Names the view's space, so that geometry inside it can be told in it.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(
            _NodeModifier { node in
                if case .named(let name) = name.coordinateSpace { node.spaceNames.append(name) }
            })
    }

    public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}

extension LayoutNode {
    /// Where this node's top-left corner stands in the root's space. Cost: O(depth).
    package final var globalOrigin: CGPoint {
        var point = CGPoint.zero
        var node: LayoutNode? = self
        while let current = node {
            point.x += current.origin.x
            point.y += current.origin.y
            node = current.parent
        }
        return point
    }

    /// The node whose space a coordinate space is; nil for the root's.
    final func owner(of space: CoordinateSpace) -> LayoutNode? {
        switch space {
        case .global: return nil
        case .local: return self
        case .named(let name):
            var node: LayoutNode? = self
            while let current = node {
                if current.spaceNames.contains(name) { return current }
                if name == scrollViewName, current.kind == "ScrollView" { return current }
                node = current.parent
            }
            return nil
        }
    }
}
