import Foundation
import LayoutEngine
import Testing

/// Rules 5.7 to 5.14: what a flexible frame answers, for every combination of bounds around children that are smaller,
/// larger, and flexible, on both axes.
@MainActor struct FrameTableTests {
    enum Child: Sendable {
        case fixed(CGFloat)
        case flexible
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let child: Child
        let min: CGFloat?
        let ideal: CGFloat?
        let max: CGFloat?
        /// The answers to nil, 0, 50, 200 and infinity.
        let answers: [CGFloat]

        init(_ child: Child, _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, _ answers: CGFloat...) {
            self.child = child
            self.min = min
            self.ideal = ideal
            self.max = max
            self.answers = answers
        }

        var testDescription: String { "\(child), \([min, ideal, max].map { $0.map { "\($0)" } ?? "-" })" }
    }

    static let offers: [CGFloat?] = [nil, 0, 50, 200, .infinity]

    nonisolated static let rows: [Row] = [
        Row(.fixed(30), nil, nil, nil, 30, 30, 30, 30, 30),
        Row(.fixed(30), 40, nil, nil, 40, 40, 40, 40, 40),
        Row(.fixed(30), 20, nil, nil, 30, 20, 30, 30, 30),
        Row(.fixed(30), nil, 60, nil, 60, 30, 30, 30, 30),
        Row(.fixed(30), nil, nil, 80, 30, 30, 50, 80, 80),
        Row(.fixed(30), nil, nil, .infinity, 30, 30, 50, 200, .infinity),
        Row(.fixed(30), 40, 60, nil, 60, 40, 40, 40, 40),
        Row(.fixed(30), 40, nil, 80, 40, 40, 50, 80, 80),
        Row(.fixed(30), 0, nil, .infinity, 30, 0, 50, 200, .infinity),
        Row(.fixed(30), nil, 60, 80, 60, 30, 50, 80, 80),
        Row(.fixed(30), 40, 60, 80, 60, 40, 50, 80, 80),
        Row(.fixed(100), nil, nil, nil, 100, 100, 100, 100, 100),
        Row(.fixed(100), 40, nil, nil, 100, 40, 50, 100, 100),
        Row(.fixed(100), nil, 60, nil, 60, 100, 100, 100, 100),
        Row(.fixed(100), nil, nil, 80, 80, 80, 80, 80, 80),
        Row(.fixed(100), nil, nil, .infinity, 100, 100, 100, 200, .infinity),
        Row(.fixed(100), 40, 60, nil, 60, 40, 50, 100, 100),
        Row(.fixed(100), 40, nil, 80, 80, 40, 50, 80, 80),
        Row(.fixed(100), 0, nil, .infinity, 100, 0, 50, 200, .infinity),
        Row(.fixed(100), nil, 60, 80, 60, 80, 80, 80, 80),
        Row(.fixed(100), 40, 60, 80, 60, 40, 50, 80, 80),
        Row(.flexible, nil, nil, nil, 10, 0, 50, 200, .infinity),
        Row(.flexible, 40, nil, nil, 40, 40, 50, 200, .infinity),
        Row(.flexible, nil, 60, nil, 60, 0, 50, 200, .infinity),
        Row(.flexible, nil, nil, 80, 10, 0, 50, 80, 80),
        Row(.flexible, nil, nil, .infinity, 10, 0, 50, 200, .infinity),
        Row(.flexible, 40, 60, nil, 60, 40, 50, 200, .infinity),
        Row(.flexible, 40, nil, 80, 40, 40, 50, 80, 80),
        Row(.flexible, nil, 60, 80, 60, 0, 50, 80, 80),
        Row(.flexible, 40, 60, 80, 60, 40, 50, 80, 80),
    ]

    @Test(arguments: rows) func everyCombinationOfBounds(row: Row) {
        for (offer, answer) in zip(Self.offers, row.answers) {
            let wide = LaidOut(offer, 10) {
                content(row.child).frame(minWidth: row.min, idealWidth: row.ideal, maxWidth: row.max)
            }
            #expect(wide.size.width == answer, "width at \(offer.map { "\($0)" } ?? "nil")")
            let high = LaidOut(10, offer) {
                content(row.child).frame(minHeight: row.min, idealHeight: row.ideal, maxHeight: row.max)
            }
            #expect(high.size.height == answer, "height at \(offer.map { "\($0)" } ?? "nil")")
        }
    }

    private func content(_ child: Child) -> AnyView {
        switch child {
        case .fixed(let length): AnyView(Color.red.frame(width: length, height: length))
        case .flexible: AnyView(Color.red)
        }
    }

    /// Rule 5.4: the nine alignments, in a fixed and in a flexible frame, from the left and from the right.
    @Test(
        arguments: [
            (Alignment.topLeading, 0, 0), (.top, 20, 0), (.topTrailing, 40, 0), (.leading, 0, 20), (.center, 20, 20),
            (.trailing, 40, 20), (.bottomLeading, 0, 40), (.bottom, 20, 40), (.bottomTrailing, 40, 40),
        ] as [(Alignment, CGFloat, CGFloat)])
    func everyAlignment(_ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let left = direction == .leftToRight ? x : 60 - 20 - x
            func laidOut(_ view: @escaping @MainActor () -> some View) -> CGRect {
                LaidOut(
                    at: ProposedViewSize(width: 60, height: 50), environment: { $0.layoutDirection = direction }, view)[
                        "a"]
            }
            let expected = rect(left, y, 20, 10)
            #expect(laidOut { box("a", 20, 10).frame(width: 60, height: 50, alignment: alignment) } == expected)
            #expect(
                laidOut { box("a", 20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment) }
                    == expected)
            #expect(
                laidOut { Color.red.overlay(alignment: alignment) { box("a", 20, 10) } } == expected)
            #expect(
                laidOut { Color.red.background(alignment: alignment) { box("a", 20, 10) } } == expected)
            #expect(
                laidOut {
                    ZStack(alignment: alignment) {
                        Color.red
                        box("a", 20, 10)
                    }
                } == expected)
            #expect(
                laidOut {
                    Grid(alignment: alignment) {
                        GridRow {
                            box("a", 20, 10).overlay { Color.red.frame(width: 1) }
                        }
                        Color.red.frame(height: 0)
                    }
                    .frame(height: 10)
                }.minX == left)
        }
    }

    /// Rule 5.3 and 5.6: what cannot be done as asked is told at the frame that asked.
    @Test func contradictionsAreTold() {
        func troubles(_ view: @escaping @MainActor () -> some View) -> [String] {
            LaidOut(nil, nil, view).context.troubles.map { "\($0.kind) \($0.node.kind)" }
        }
        #expect(troubles { Color.red.frame(width: -1, height: 5) } == ["invalidFrame .frame"])
        #expect(troubles { Color.red.frame(minWidth: 60, idealWidth: 50) } == ["contradictoryFrame .frame"])
        #expect(troubles { Color.red.frame(idealHeight: 60, maxHeight: 50) } == ["contradictoryFrame .frame"])
        #expect(troubles { Color.red.frame(minHeight: 60, maxHeight: 50) } == ["contradictoryFrame .frame"])
        #expect(troubles { Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 10) }.isEmpty)
    }
}
