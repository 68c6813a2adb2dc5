import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

@testable import Scenarios

/// What must hold for labels of shared width in every script (SYSTEMS A).
@MainActor struct EqualWidthColumnPropertyTests {
    nonisolated static let sets = [LabelSet.short] + LabelSet.long

    private func column(_ labels: [String], _ width: Double?, font: Font = .body) throws -> RecordedCase {
        try recorded(width) {
            EqualWidthColumn { ForEach(labels.indices, id: \.self) { ColumnLabel(text: labels[$0]) } }.font(font)
        }
    }

    /// From the widest row's own minimum on, rows are equally wide and nothing overflows; below it every row that is too
    /// wide is a finding.
    @Test(arguments: sets) func rowsAreEquallyWideOrAFinding(_ set: LabelSet) throws {
        let minimums = try set.labels.map { label in
            try recorded(0) { ColumnLabel(text: label) }.root.width
        }
        let widest = try #require(minimums.max())
        for width in stride(from: 0, through: 520, by: 6.5) + [widest] {
            let recorded = try column(set.labels, width)
            let frame = try recorded.root
            let rows = try recorded.frames(below: 0)
            if width >= widest {
                #expect(Set(rows.map(\.width)) == [frame.width], "\(width)")
                #expect(recorded.findings(.overflow).isEmpty && recorded.findings(.textClipped).isEmpty, "\(width)")
            }
            let tooWide = recorded.children(of: 0).filter { recorded.nodes[$0].frame!.width > frame.width }
            #expect(recorded.findings(.overflow).compactMap(\.node) == tooWide, "\(width)")
        }
    }

    /// Narrowing makes the panel higher, never clips: every label keeps all its lines.
    @Test(arguments: sets) func narrowingGrowsThePanel(_ set: LabelSet) throws {
        var last = 0.0
        for width in stride(from: 600, through: 220, by: -9.5) {
            let panel = try recorded(width) { LabelColumnPanel(labels: set.labels) }
            let height = try panel.root.height
            #expect(height >= last, "\(width)")
            last = height
            #expect(panel.findings(.textClipped).isEmpty && panel.findings(.textTruncated).isEmpty, "\(width)")
            for (index, node) in panel.nodes.enumerated() where node.kind == "Text" {
                let text = try panel.frame(index)
                let row = try panel.frame(panel.index(String(node.path.dropLast("/0:.frame/.padding/Text".count))))
                #expect(text.bottom + 10 <= row.bottom + 1e-9 && text.right + 10 <= row.right + 1e-9, "\(width)")
            }
        }
    }

    /// A longer label never narrows the column; once the ideal reaches the offer only the height grows.
    @Test(arguments: LabelSet.long) func longerLabelsOnlyGrow(_ set: LabelSet) throws {
        let label = set.labels[0]
        var last = (width: 0.0, height: 0.0)
        for count in 1...label.count {
            let recorded = try column([String(label.prefix(count)), "Short"], 200)
            let frame = try recorded.root
            #expect(frame.width >= last.width && frame.height >= last.height, "\(count) characters")
            #expect(recorded.findings(.textClipped).isEmpty)
            if last.width == 200 { #expect(frame.width == 200) }
            last = (frame.width, frame.height)
        }
    }

    /// A larger font never narrows the column and never clips.
    @Test(arguments: [LabelSet.short, LabelSet.long[0], LabelSet.long[3]])
    func largerFontsOnlyGrow(_ set: LabelSet) throws {
        var last = (ideal: 0.0, width: 0.0, height: 0.0)
        for size in 8...48 {
            let font = Font.system(size: CGFloat(size))
            let ideal = try column(set.labels, nil, font: font).root.width
            let recorded = try column(set.labels, 408, font: font)
            let frame = try recorded.root
            #expect(ideal >= last.ideal && frame.width >= last.width && frame.height >= last.height, "size \(size)")
            #expect(frame.width == min(408, ideal))
            #expect(recorded.findings(.textClipped).isEmpty)
            last = (ideal, frame.width, frame.height)
        }
    }

    /// The column keeps heights between layouts. After every resize the case looks as if it had been laid out there at
    /// once: no height of another width is left.
    @Test(arguments: [LabelSet.short, LabelSet.long[0]]) func keptHeightsBelongToOneWidth(_ set: LabelSet) throws {
        let widths: [Double] = [408, 96, 304, 97, 408, 250, 96, 0, 200]
        let scenario = Scenario("resized", offers: .widths(widths[0])) {
            EqualWidthColumn { ForEach(set.labels.indices, id: \.self) { ColumnLabel(text: set.labels[$0]) } }
        } steps: {
            for width in widths.dropFirst() { Step.resize(width: width) }
        }
        var resized: [Recording] = []
        try RecordingPlan([Suite("test", [scenario])]).units[0].record(options: EngineOptions()) {
            resized.append($0.recording)
        }
        try #require(resized.count == widths.count)
        for (width, recording) in zip(widths, resized) {
            let fresh = try column(set.labels, width).recording
            #expect(recording.nodes.map(\.frame) == fresh.nodes.map(\.frame), "after a resize to \(width)")
            #expect(recording.findings == fresh.findings, "after a resize to \(width)")
        }
    }

    /// The same within one layout: the column is asked at many widths in any order.
    @Test func answersDoNotDependOnWhatWasAskedBefore() {
        let labels = LabelSet.long[0].labels
        func root() -> LayoutNode {
            ViewSession { EqualWidthColumn { ForEach(labels.indices, id: \.self) { ColumnLabel(text: labels[$0]) } } }
                .build()
        }
        let asked = root()
        for width in [300, 100, nil, 200, 100, .infinity, 0, 300, 101] as [CGFloat?] {
            let proposal = ProposedViewSize(width: width, height: nil)
            #expect(asked.sizeThatFits(proposal) == root().sizeThatFits(proposal))
        }
    }
}

extension LabelSet: CustomTestStringConvertible {
    public var testDescription: String { name }
}
