import SwiftUI

struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: 0, through: rect.width, by: 4) {
            path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 20 + phase) * 10))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct ClockFace: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            Canvas { context, size in
                let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
                context.stroke(Path(ellipseIn: rect), with: .color(.primary), lineWidth: 2)
                for hour in 0..<12 {
                    var copy = context
                    copy.translateBy(x: size.width / 2, y: size.height / 2)
                    copy.rotate(by: .degrees(Double(hour) * 30))
                    copy.fill(
                        Path(CGRect(x: -1, y: -size.height / 2 + 8, width: 2, height: 8)), with: .color(.secondary))
                    copy.opacity = 0.5
                }
                let text = context.resolve(Text("12").font(.caption))
                context.draw(text, at: CGPoint(x: size.width / 2, y: 20))
                context.draw(Text("6"), at: CGPoint(x: size.width / 2, y: size.height - 20), anchor: .bottom)
                context.fill(
                    Path(roundedRect: rect, cornerRadius: 4),
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
            }
            .frame(width: 120, height: 120)
            .accessibilityLabel("Clock")
            Text(context.date, style: .time)
        }
    }
}

struct CanvasScreen: View {
    @State private var phase = 0.0
    var body: some View {
        VStack {
            ClockFace()
            Wave(phase: phase)
                .fill(.blue.gradient)
                .frame(height: 80)
                .onAppear {
                    withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = .pi * 2 }
                }
            TimelineView(.animation(minimumInterval: 0.1, paused: false)) { timeline in
                let now = timeline.date.timeIntervalSinceReferenceDate
                Circle().trim(from: 0, to: 0.7).stroke(
                    style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round, dash: [4, 2])
                )
                .rotationEffect(.radians(now))
                .frame(width: 30, height: 30)
            }
            TimelineView(.everyMinute) { _ in Text("minute") }
            Canvas { context, size in
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
                context.addFilter(.blur(radius: 3))
                context.drawLayer { layer in layer.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10))) }
            } symbols: {
                Image(systemName: "star").tag(1)
            }
        }
    }
}

#Preview { CanvasScreen() }
