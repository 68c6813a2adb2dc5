public import Foundation

/// An outline. Nothing is drawn here, so a path only keeps the points it passes and the box around them.
public struct Path: Equatable, Sendable {
    private var points: [CGPoint] = []
    private var start: CGPoint?

    public init() {}

    public init(_ rect: CGRect) { addRect(rect) }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { addRect(rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRect(rect)
    }
    public init(ellipseIn rect: CGRect) { addRect(rect) }
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public var isEmpty: Bool { points.isEmpty }
    public var currentPoint: CGPoint? { points.last }

    /// The smallest rectangle around every point, control points included.
    public var boundingRect: CGRect {
        guard let first = points.first else { return .zero }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public mutating func move(to point: CGPoint) {
        start = point
        points.append(point)
    }

    public mutating func addLine(to point: CGPoint) { points.append(point) }
    public mutating func addLines(_ lines: [CGPoint]) { points.append(contentsOf: lines) }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        points.append(control)
        points.append(point)
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    public mutating func addRect(_ rect: CGRect) {
        points += [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
    }

    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRect(rect)
    }

    public mutating func addEllipse(in rect: CGRect) { addRect(rect) }

    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        addRect(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform
    ) {
        var arc = Path()
        arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        addPath(arc, transform: transform)
    }

    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: false)
    }

    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        points.append(tangent1End)
        points.append(tangent2End)
    }

    public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        points += path.points.map { $0.applying(transform) }
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = self
        path.points = points.map { $0.applying(transform) }
        path.start = start?.applying(transform)
        return path
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    public func strokedPath(_ style: StrokeStyle) -> Path { self }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
    /// Whether a point is in the box around the path.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(point) }
    public mutating func closeSubpath() { if let start { points.append(start) } }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
