import Foundation
import LayoutEngine
package import LayoutRecording

/// Layouts and views that break what they can, each in a scenario of its own. Every one must end in findings that name
/// its node.
package enum HostileLayouts {
    @MainActor package static var suites: [Suite] { [Suite("hostile", scenarios)] }

    @MainActor private static func scenario(
        _ name: String, @ViewBuilder _ content: @escaping @MainActor () -> some View
    )
        -> Scenario
    {
        Scenario(name, offers: [ProposedViewSize(width: 300, height: 200)], content: content)
    }

    @MainActor private static func tile(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @MainActor @ScenarioBuilder private static var scenarios: [Scenario] {
        scenario("a width that is no number") {
            Answering(size: CGSize(width: CGFloat.nan, height: 20)) { tile(10, 10) }
        }
        scenario("an infinite height") {
            Answering(size: CGSize(width: 20, height: CGFloat.infinity)) { tile(10, 10) }.frame(width: 100)
        }
        scenario("an infinite answer to nil") {
            ScrollView { Answering(size: CGSize(width: 20, height: CGFloat.infinity)) { tile(10, 10) } }
        }
        scenario("an infinite ideal") { Color.red.frame(idealWidth: .infinity).fixedSize() }
        scenario("a negative size") {
            HStack(spacing: 0) {
                tile(20, 20)
                Answering(size: CGSize(width: -30, height: -5)) { tile(0, 0) }
                tile(20, 20)
            }
        }
        scenario("an origin that is no number") { Placing(at: CGPoint(x: CGFloat.nan, y: 5)) { tile(10, 10) } }
        scenario("an infinite origin") { Placing(at: CGPoint(x: 5, y: CGFloat.infinity)) { tile(10, 10) } }
        scenario("an infinite size when placing") { Placing(at: .zero, offer: .infinity) { Color.red } }
        scenario("out of bounds") { Placing(at: CGPoint(x: 95, y: -20)) { tile(10, 10) } }
        scenario("far out of bounds, in a list of views") {
            VStack(alignment: .leading, spacing: 0) {
                tile(40, 10)
                Placing(at: CGPoint(x: 1e12, y: 0)) {
                    ForEach(["a", "b"], id: \.self) { _ in tile(10, 10) }
                }
            }
        }
        scenario("another width when placing") {
            Remeasuring { Text("measured on one line, placed in a column of words") }
        }
        scenario("100,000 questions") { Searching(questions: 100_000) { Text("asked again and again") } }
        scenario("100,000 questions at one proposal") { Searching(questions: 100_000, step: 0) { tile(10, 10) } }
        scenario("a child that is not placed") {
            Placing(at: .zero, count: 1) {
                tile(10, 10)
                tile(20, 20)
            }
        }
        scenario("a child that is placed twice") { Placing(at: .zero, times: 2) { tile(10, 10) } }
        scenario("a guide that is no number") {
            VStack(alignment: .leading, spacing: 0) {
                tile(40, 10)
                tile(20, 10).alignmentGuide(.leading) { _ in .nan }
            }
        }
        scenario("frames of no length") {
            VStack(spacing: 0) {
                tile(-1, 10)
                Color.red.frame(width: .infinity, height: 10)
                Color.red.frame(minWidth: 50, maxWidth: 20, minHeight: -4, maxHeight: 10)
            }
        }
    }
}

/// Answers one size whatever it is offered.
private struct Answering: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
}

/// 100 by 50, with its first children at a point.
private struct Placing: Layout {
    let at: CGPoint
    var count = Int.max
    var times = 1
    var offer = ProposedViewSize.unspecified

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews.prefix(count) {
            for _ in 0..<times { subview.place(at: at, proposal: offer) }
        }
    }
}

/// Measures its child on one line and places it at 60.
private struct Remeasuring: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(.unspecified)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 60, height: nil))
    }
}

/// Asks its child at very many widths, or at one very often.
private struct Searching: Layout {
    let questions: Int
    var step: CGFloat = 0.001

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for number in 0..<questions {
            size = subviews[0].sizeThatFits(ProposedViewSize(width: 100 + CGFloat(number) * step, height: nil))
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 100, height: nil))
    }
}
