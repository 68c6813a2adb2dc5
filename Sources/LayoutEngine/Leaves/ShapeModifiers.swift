public import Foundation

/// A shape drawn a little smaller. For layout it is the shape.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(base: base, amount: self.amount + amount)
    }
}

/// A shape whose outline is changed before it is drawn (trimmed, turned, scaled, moved). For layout it is the shape.
public struct _ChangedShape<Base: Shape>: Shape {
    let base: Base
    let change: @Sendable (Path, CGRect) -> Path

    nonisolated public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension _ChangedShape {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) { base._build(context, into: &nodes) }
}

extension _InsetShape {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) { base._build(context, into: &nodes) }
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

nonisolated extension Shape {
    /// Part of the outline, from 0 to 1. Only the box around the whole outline is known here.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _ChangedShape(base: self) { path, _ in path }
    }

    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _ChangedShape(base: self) { path, rect in
            let x = rect.minX + rect.width * anchor.x
            let y = rect.minY + rect.height * anchor.y
            return path.applying(
                CGAffineTransform(translationX: -x, y: -y)
                    .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
                    .concatenating(CGAffineTransform(translationX: x, y: y)))
        }
    }

    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        _ChangedShape(base: self) { path, rect in
            let centerX = rect.minX + rect.width * anchor.x
            let centerY = rect.minY + rect.height * anchor.y
            return path.applying(
                CGAffineTransform(translationX: -centerX, y: -centerY)
                    .concatenating(CGAffineTransform(scaleX: x, y: y))
                    .concatenating(CGAffineTransform(translationX: centerX, y: centerY)))
        }
    }

    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    public func transform(_ transform: CGAffineTransform) -> some Shape {
        _ChangedShape(base: self) { path, _ in path.applying(transform) }
    }

    /// The shape drawn elsewhere. What is only a view is moved as one.
    @_disfavoredOverload public func offset(_ offset: CGSize) -> some Shape {
        transform(CGAffineTransform(translationX: offset.width, y: offset.height))
    }
    @_disfavoredOverload public func offset(_ offset: CGPoint) -> some Shape {
        transform(CGAffineTransform(translationX: offset.x, y: offset.y))
    }
    @_disfavoredOverload public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        transform(CGAffineTransform(translationX: x, y: y))
    }

    // Outlines are known as boxes, so that shapes made of two are the first.
    public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        _ChangedShape(base: self) { path, _ in path }
    }
    public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        _ChangedShape(base: self) { path, _ in path }
    }
    public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        _ChangedShape(base: self) { path, _ in path }
    }
    public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        _ChangedShape(base: self) { path, _ in path }
    }

    /// The shape drawn as if its frame had this size.
    public func size(_ size: CGSize) -> some Shape {
        let base = self
        return _ChangedShape(base: self) { _, rect in base.path(in: CGRect(origin: rect.origin, size: size)) }
    }

    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}

/// A shape of any type.
public struct AnyShape: Shape {
    private let base: any Shape

    nonisolated public init<S: Shape>(_ shape: S) { base = shape }

    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension AnyShape {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) { base._build(context, into: &nodes) }
}
