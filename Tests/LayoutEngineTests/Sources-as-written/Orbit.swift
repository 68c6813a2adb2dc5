import CoreGraphics
import SwiftUI

extension CGPoint {
    static func + (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
    }
}

extension CGRect {
    init(center: CGPoint, size: CGSize) {
        self.init(
            origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
    }
}

/// A regular polygon, drawn up as a CoreGraphics path and turned.
struct PolygonShape: Shape {
    var sides: Int

    func path(in rect: CGRect) -> Path {
        let path = CGMutablePath()
        let radius = min(rect.width, rect.height) / 2
        for side in 0..<sides {
            let angle = 2 * CGFloat.pi / CGFloat(sides) * CGFloat(side)
            let point = CGPoint(x: rect.midX, y: rect.midY) + CGVector(dx: cos(angle) * radius, dy: sin(angle) * radius)
            if side == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        var turn = CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
            .concatenating(CGAffineTransform(rotationAngle: .pi / 12))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
        return Path(path.copy(using: &turn) ?? path)
    }
}

struct Orbit: View {
    let points: [CGPoint] = stride(from: 0.0, to: 2 * Double.pi, by: .pi / 2)
        .map { CGPoint(x: 50 + 40 * cos($0), y: 50 + 40 * sin($0)) }
    var bounds: CGRect {
        points.reduce(CGRect.null) { $0.union(CGRect(center: $1, size: CGSize(width: 10, height: 10))) }
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(points.indices, id: \.self) { index in
                PolygonShape(sides: 5)
                    .stroke(style: StrokeStyle(lineWidth: 1, lineCap: CGLineCap.round, lineJoin: .bevel))
                    .frame(width: 10, height: 10)
                    .position(points[index])
            }
        }
        .frame(width: bounds.integral.maxX, height: bounds.integral.maxY)
        .background {
            Path(CGPath(roundedRect: bounds, cornerWidth: 2, cornerHeight: 2, transform: nil))
                .fill(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
        }
    }
}
