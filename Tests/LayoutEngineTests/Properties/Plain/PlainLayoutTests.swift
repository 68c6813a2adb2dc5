import Foundation
import LayoutEngine
import Testing

/// Two independent ways to the same numbers: random boxes laid out by the engine and by `PlainLayout`.
@MainActor struct PlainLayoutTests {
    private func view(_ tree: BoxTree) -> AnyView {
        func horizontal(_ place: Int) -> HorizontalAlignment { [.leading, .center, .trailing][place] }
        func vertical(_ place: Int) -> VerticalAlignment { [.top, .center, .bottom][place] }
        func alignment(_ places: [Int]) -> Alignment {
            Alignment(horizontal: horizontal(places[0]), vertical: vertical(places[1]))
        }
        func length(_ length: Double?) -> CGFloat? { length.map { CGFloat($0) } }
        func content(_ children: [BoxTree]) -> some View {
            let views = children.map(view)
            return ForEach(0..<views.count, id: \.self) { views[$0] }
        }
        switch tree {
        case .color: return AnyView(Color.red)
        case .spacer(let minimum, _): return AnyView(Spacer(minLength: length(minimum)))
        case .stack(0, let place, let gap, let children):
            return AnyView(HStack(alignment: vertical(place), spacing: length(gap)) { content(children) })
        case .stack(_, let place, let gap, let children):
            return AnyView(VStack(alignment: horizontal(place), spacing: length(gap)) { content(children) })
        case .pile(let places, let children):
            return AnyView(ZStack(alignment: alignment(places)) { content(children) })
        case .frame(let lengths, let places, let child):
            return AnyView(
                view(child).frame(
                    width: length(lengths[0]), height: length(lengths[1]), alignment: alignment(places)))
        case .flexible(let bounds, let places, let child):
            return AnyView(
                view(child).frame(
                    minWidth: length(bounds[0].least), idealWidth: length(bounds[0].ideal),
                    maxWidth: length(bounds[0].greatest), minHeight: length(bounds[1].least),
                    idealHeight: length(bounds[1].ideal), maxHeight: length(bounds[1].greatest),
                    alignment: alignment(places)))
        case .padding(let before, let after, let child):
            return AnyView(
                view(child).padding(
                    EdgeInsets(top: before[1], leading: before[0], bottom: after[1], trailing: after[0])))
        case .fixed(let axes, let child): return AnyView(view(child).fixedSize(horizontal: axes[0], vertical: axes[1]))
        case .priority(let value, let child): return AnyView(view(child).layoutPriority(value))
        }
    }

    @Test("The engine's frames are those of the rules written down again", arguments: 0..<8)
    func framesAgree(part: UInt64) {
        for seed in 500_000 + part * 250..<(500_000 + part * 250 + 250 * MemoOracleTests.factor) {
            var random = SplitMix(state: seed)
            let tree = BoxTree.random(depth: 4, axis: nil, &random)
            let lengths: [Double?] = [nil, 0, 33, 80, 147.5, 300, 1000]
            let offer = [lengths[Int(random.next() % 7)], lengths[Int(random.next() % 7)]]
            let isMirrored = random.next() % 4 == 0
            let expected = PlainLayout(isMirrored: isMirrored).frames(tree, offer)
            let laidOut = LaidOut(
                at: ProposedViewSize(width: offer[0].map { CGFloat($0) }, height: offer[1].map { CGFloat($0) }),
                environment: { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
            ) { view(tree) }
            let found = laidOut.frames.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
            guard found.count == expected.count else {
                Issue.record("seed \(seed): \(found.count) nodes, \(expected.count) by the rules")
                return
            }
            for (index, pair) in zip(found, expected).enumerated() {
                let isSame = zip(pair.0, pair.1).allSatisfy { abs(Double($0) - $1) < 1e-6 || Double($0) == $1 }
                guard isSame else {
                    let kind = laidOut.frames[index].node.kind
                    Issue.record(
                        "seed \(seed) at \(offer), mirrored \(isMirrored): node \(index), \(kind), at \(pair.0), by the rules \(pair.1) in \(tree)"
                    )
                    return
                }
            }
        }
    }
}
