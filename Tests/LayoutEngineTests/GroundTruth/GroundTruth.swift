import Foundation
import Testing

@testable import LayoutEngine

/// A view whose layout by real SwiftUI is publicly known: its numbers, where they were read, and the view.
struct GroundTruth: CustomTestStringConvertible, Sendable {
    let id: String
    let source: String
    let offer: ProposedViewSize
    let size: CGSize
    /// Frames in the root's space by the name that marks the view: x, y, width, height.
    let frames: [String: [CGFloat]]
    let view: @MainActor @Sendable () -> AnyView

    init(
        _ id: String, source: String, offer: (CGFloat?, CGFloat?), size: (CGFloat, CGFloat),
        frames: [String: [CGFloat]] = [:], @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        self.id = id
        self.source = source
        self.offer = ProposedViewSize(width: offer.0, height: offer.1)
        self.size = CGSize(width: size.0, height: size.1)
        self.frames = frames
        self.view = { AnyView(view()) }
    }

    var testDescription: String { id }
}

/// Collects cases from statements, so that each view is type-checked alone.
@resultBuilder enum GroundTruthBuilder {
    static func buildBlock(_ cases: GroundTruth...) -> [GroundTruth] { cases }
}

nonisolated extension View {
    /// Names the view whose frame a case states.
    func marked(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A view laid out once, and the frames of its marked parts.
@MainActor struct MarkedLayout {
    let root: LayoutNode
    private(set) var frames: [String: [CGFloat]] = [:]

    init(
        offer: ProposedViewSize, options: EngineOptions = EngineOptions(), _ view: @escaping @MainActor () -> some View
    ) {
        root = ViewSession(options: options, view).build()
        root.layOut(at: .zero, proposal: offer)
        var pending = [(node: root, x: CGFloat.zero, y: CGFloat.zero)]
        while let (node, left, top) = pending.popLast() {
            let x = left + node.origin.x
            let y = top + node.origin.y
            if let name = node.identifier { frames[name] = [x, y, node.size.width, node.size.height] }
            for child in node.children { pending.append((child, x, y)) }
        }
    }

    var size: CGSize { root.size }
}

/// The sources state four decimals.
func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 0.0001 }

/// Expects the frames to be those stated, and none to be missing.
func expectFrames(
    _ frames: [String: [CGFloat]], _ stated: [String: [CGFloat]], sourceLocation: SourceLocation = #_sourceLocation
) {
    for (name, frame) in stated.sorted(by: { $0.key < $1.key }) {
        let found = frames[name]
        #expect(
            found.map { $0.count == frame.count && zip($0, frame).allSatisfy { isNear($0, $1) } } ?? false,
            "\(name): \(found.map { "\($0)" } ?? "no such view"), stated \(frame)", sourceLocation: sourceLocation)
    }
}
