import Foundation
import LayoutEngine
import Testing

/// Layouts that answer and place nonsense end in troubles that name the node, never in a trap.
@MainActor struct HostileLayoutTests {
    struct Hostile: Layout {
        var size = CGSize(width: 50, height: 50)
        var origin = CGPoint.zero
        var offer = ProposedViewSize.unspecified
        var asks = 1

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            for number in 0..<asks {
                for subview in subviews { _ = subview.sizeThatFits(.init(width: CGFloat(number), height: nil)) }
            }
            return size
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: origin, anchor: .center, proposal: offer) }
        }
    }

    private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -10, 0, 1e308, -1e308, CGFloat.leastNonzeroMagnitude,
    ]

    @Test("Any answer and any placement are survived in every container") func nonsense() {
        for width in Self.numbers {
            for height in Self.numbers {
                let hostile = Hostile(
                    size: CGSize(width: width, height: height), origin: CGPoint(x: height, y: width),
                    offer: ProposedViewSize(width: height, height: width))
                for offer in [ProposedViewSize.unspecified, .zero, .infinity, .init(width: 100, height: 100)] {
                    let laidOut = LaidOut(at: offer) {
                        VStack {
                            HStack(alignment: .firstTextBaseline) {
                                hostile { Text("a") }
                                Text("b")
                                Spacer()
                            }
                            ZStack { hostile { Color.red } }.padding().frame(maxWidth: 80)
                            Grid {
                                GridRow {
                                    hostile { Color.red }
                                    Text("c")
                                }
                            }
                            LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) { hostile { Color.red } }
                            ViewThatFits {
                                hostile { Color.red }
                                hostile { Color.blue }
                            }
                            ScrollView { hostile { Color.red }.aspectRatio(contentMode: .fit) }
                        }
                    }
                    #expect(laidOut.frames.count > 10)
                }
            }
        }
    }

    @Test("An origin that is not a number is told with its node") func nanOrigin() {
        let laidOut = LaidOut(100, 100) { Hostile(origin: CGPoint(x: CGFloat.nan, y: 5)) { box("a", 10, 10) } }
        #expect(laidOut.troubles(.nanOrigin).map(\.node.kind) == [".frame"])
        #expect(laidOut["a"].minX == 0)
    }

    @Test("A child that is asked 100,000 times answers 100,000 times, and the count is told") func asks() {
        let laidOut = LaidOut(100, 100) { Hostile(asks: 100_000) { Text("some words") } }
        let text = laidOut.frames.first { $0.node.kind == "Text" }
        #expect((text?.node.computed ?? 0) >= 100_000)
    }

    struct Forgetful: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 60)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews.first?.place(at: .zero, proposal: .unspecified)
            subviews.first?.place(at: CGPoint(x: 5, y: 5), proposal: .unspecified)
        }
    }

    @Test("A child that was not placed stands in the centre; of two placements the last counts") func unplaced() {
        let laidOut = LaidOut(nil, nil) {
            Forgetful {
                box("twice", 10, 10)
                box("never", 20, 20)
            }
        }
        #expect(laidOut["twice"] == rect(5, 5, 10, 10))
        #expect(laidOut["never"] == rect(40, 20, 20, 20))
        #expect(laidOut.troubles(.unplaced).count == 1)
        #expect(laidOut.troubles(.placedTwice).count == 1)
    }
}
