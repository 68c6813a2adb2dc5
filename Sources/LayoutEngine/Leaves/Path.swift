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

    public mutating func addPath(_ path: Path) { points += path.points }
    public mutating func closeSubpath() { if let start { points.append(start) } }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
