import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

@testable import Scenarios

/// SYSTEMS A, number by number, on rows without text.
@MainActor struct EqualWidthColumnTests {
    /// Rows with the ideal widths 120, 60 and 90, each 20 high.
    private func fixedRows() -> some View {
        EqualWidthColumn {
            ForEach([120, 60, 90], id: \.self) { width in
                Color.blue.frame(minWidth: 0, idealWidth: CGFloat(width), maxWidth: .infinity).frame(height: 20)
            }
        }
    }

    /// W finite: min(ideal, max(0, W)); nil, infinite and NaN: the ideal.
    @Test(
        arguments: [
            (nil, 120), (.infinity, 120), (-.infinity, 120), (.nan, 120), (0, 0), (-5, 0), (-1e300, 0), (1, 1),
            (119.5, 119.5),
            (120, 120), (120.5, 120), (1e300, 120), (.greatestFiniteMagnitude, 120),
        ] as [(Double?, Double)])
    func widthRule(_ offered: Double?, _ width: Double) throws {
        let recorded = try recorded(offered) { fixedRows() }
        #expect(try recorded.root == Frame(x: 0, y: 0, width: width, height: 76))
        #expect(
            try recorded.frames(below: 0)
                == [0, 28, 56].map { Frame(x: 0, y: $0, width: width, height: 20) })
    }

    @Test func widthRuleOverASweep() throws {
        for step in -40...300 {
            let offered = Double(step) / 2
            let recorded = try recorded(offered) { fixedRows() }
            #expect(try recorded.root.width == min(120, max(0, offered)))
        }
    }

    /// Every child is measured at (column width, nil) beside its ideal, and placed where it was measured.
    @Test(arguments: [nil, 0, 50, 120, 300, .infinity] as [Double?])
    func childrenAreMeasuredAndPlacedAtTheColumnsWidth(_ offered: Double?) throws {
        let recorded = try recorded(offered) { fixedRows() }
        let column = Proposal(width: try recorded.root.width, height: nil)
        for row in recorded.children(of: 0) {
            #expect(recorded.placements(of: row) == [column])
            for (proposal, _) in recorded.answers(of: row) {
                #expect(proposal == column || proposal == Proposal(width: nil, height: nil))
            }
        }
    }

    @Test(arguments: ["w96", "w408", "ideal", "w0", "wInf"]) func emptyColumnIsNothing(_ offer: String) throws {
        #expect(
            try RecordedCatalogue["equal-width-column/empty@\(offer)"].root == Frame(x: 0, y: 0, width: 0, height: 0))
    }

    /// In the panel the column stands inside 20 points of padding, at the leading edge.
    @Test(arguments: [(96, 220.0), (200, 220), (304, 304), (408, 408)])
    func panelIsAtLeast220By180(_ offer: Int, _ width: Double) throws {
        let empty = try RecordedCatalogue["equal-width-column/panel, empty@w\(offer)"]
        #expect(try empty.root == Frame(x: 0, y: 0, width: width, height: 180))
        #expect(try empty.frame(empty.only("EqualWidthColumn")).width == 0)
        for set in [LabelSet.short] + LabelSet.long {
            let panel = try RecordedCatalogue["equal-width-column/panel, \(set.name)@w\(offer)"]
            let column = try panel.frame(panel.only("EqualWidthColumn"))
            #expect((column.x, column.y) == (20, 20))
            #expect(column.width <= width - 40)
            #expect(try panel.root.width == width)
            #expect(try panel.root.height == max(180, column.height + 40))
        }
    }

    /// A child that is wider than the column is a finding of 150 - 96 points, not a crash.
    @Test func wideChildOverflows() throws {
        let recorded = try RecordedCatalogue["equal-width-column/row wider than the column@w96"]
        #expect(recorded.recording.outcome == .settled)
        #expect(recorded.findings(.overflow).map(\.value) == [54])
    }

    /// The column answers every offer finitely; flexible frames around it do answer infinity, and nothing becomes NaN.
    @Test func onlyFlexibleFramesAnswerInfinity() throws {
        for recorded in RecordedCatalogue.cases(of: "equal-width-column") {
            #expect(recorded.recording.outcome == .settled, "\(recorded.id)")
            #expect(recorded.nodes.allSatisfy { $0.frame?.hasNaN == false }, "\(recorded.id)")
            let column = try recorded.frame(recorded.only("EqualWidthColumn"))
            #expect(column.isFinite, "\(recorded.id)")
        }
        let panel = try RecordedCatalogue["equal-width-column/panel, short labels@wInf"]
        #expect(try panel.root.width == .infinity)
    }
}
