public import Foundation

/// What a parent offers a child: two optional lengths in points.
///
/// A nil length asks for the child's ideal, 0 for its minimum and infinity for its maximum; a container may mix them
/// per axis. Source: SWIFTUI-LAYOUT 1, trust A.
public struct ProposedViewSize: Equatable, Sendable {
    /// The offered width; nil for the ideal.
    public var width: CGFloat?
    /// The offered height; nil for the ideal.
    public var height: CGFloat?

    /// 0 by 0: asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Nil by nil: asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Infinity by infinity: asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// An offer of two lengths in points.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// The offer of just this size.
    public init(_ size: CGSize) {
        width = size.width
        height = size.height
    }

    /// The size with each nil length replaced, by 10 if nothing else is said. Source: Apple's documentation, trust A.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// What a view takes that takes what it is offered: the default where nothing is, and never less than nothing. An
    /// offer that is negative or not a number offers nothing.
    package func taken(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: (width ?? size.width).length, height: (height ?? size.height).length)
    }

    /// The offer less some insets: nil stays nil, nothing falls below 0, and NaN becomes 0 (SWIFTUI-LAYOUT 1, trust B).
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        func less(_ length: CGFloat?, _ inset: CGFloat) -> CGFloat? {
            guard let length else { return nil }
            let rest = length - inset
            return rest > 0 ? rest : 0
        }
        return ProposedViewSize(
            width: less(width, insets.leading + insets.trailing), height: less(height, insets.top + insets.bottom))
    }
}

extension ProposedViewSize {
    /// The length along an axis.
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package init(_ axis: Axis, major: CGFloat?, minor: CGFloat?) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }
}

extension CGFloat {
    /// The number as a length: 0 where it is negative or not a number.
    package var length: CGFloat { self > 0 ? self : 0 }
}

extension CGSize {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }
}

extension CGPoint {
    package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
        self = axis == .horizontal ? .init(x: major, y: minor) : .init(x: minor, y: major)
    }
}
