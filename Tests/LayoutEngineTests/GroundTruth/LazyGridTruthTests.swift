import Foundation
import Testing

@testable import LayoutEngine

/// The published column widths of LazyVGrid.
@MainActor struct LazyGridTruthTests {
    private func cells() -> some View {
        ForEach(0..<6, id: \.self) { Color.blue.frame(height: 10).marked("\($0)") }
    }

    /// objc.io, "SwiftUI's Grid Views", quiz 1: of 200 points the fixed column takes 70, and two adaptive columns of at
    /// least 40 fit what is left: (122 - 8) / 2.
    @Test func fixedAndAdaptiveColumns() {
        let layout = MarkedLayout(offer: ProposedViewSize(width: 200, height: nil)) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) { cells() }
                .frame(width: 200)
        }
        expectFrames(
            layout.frames,
            [
                "0": [0, 0, 70, 10], "1": [78, 0, 57, 10], "2": [143, 0, 57, 10],
                "3": [0, 18, 70, 10], "4": [78, 18, 57, 10], "5": [143, 18, 57, 10],
            ])
    }

    /// lochiwei, "grid layout algorithm", and objc.io, quiz 2: measured as 96 and 120, reported as 224, and placed from
    /// there as 108 and 120. The frame of 200 centres the 224.
    @Test func columnsArePlacedFromTheReportedWidth() {
        let asked = AskedProposals()
        let root = ViewSession {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) { cells() }
                .marked("grid").frame(width: 200)
        }.build(observer: asked)
        root.layOut(at: .zero, proposal: ProposedViewSize(width: 200, height: nil))
        #expect(asked.measured["0"]?.first?.width == 96)
        #expect(asked.measured["1"]?.first?.width == 120)
        #expect(root.children[0].size.width == 224)
        #expect(asked.placed["0"]?.width == 108)
        #expect(asked.placed["1"]?.width == 120)
        #expect(root.children[0].origin.x == -12)
    }
}
