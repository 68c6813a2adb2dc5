import LayoutRecord
import Testing

@testable import LayoutDiff

/// Intervals, breakpoints and discontinuities over widths.
@Suite struct SweepTests {
    private func sweep(
        _ view: ModelView, fault: ModelFault? = nil, widths: ClosedRange<Int> = 60...140
    ) -> [CaseRecord] {
        widths.map { width in
            let offer = Offer(width: Double(width), height: nil)
            return CaseRecord(id: caseID("s", "sweep", offer), recording: record(offer, view, fault: fault))
        }
    }

    private let tiles = ModelView.tiles(5, [.image(30, 10), .image(30, 10), .image(30, 10)])

    @Test func `the widths of a cause are runs of neighbouring offers`() {
        let recorded = RecordedWidths([100, 60, 80, 120, 140, 100])
        #expect(recorded.intervals(of: [60, 80, 120]) == [60...80, 120...120])
        #expect(recorded.intervals(of: []) == [])
        #expect(recorded.intervals(of: [140, 120, 100, 80, 60]) == [60...140])
        #expect(recorded.neighbours(of: [80, 100]) == [60, 120])
        #expect(recorded.neighbours(of: [60, 140]) == [80, 120])
    }

    @Test func `a cause says over which widths it changed`() {
        // With a gap of 5 three tiles need 100 points in one row, without it 90; two need 65 or 60.
        let result = diff(sweep(tiles), sweep(tiles, fault: .tilesForgetsGap))
        #expect(result.causes.count == 2)
        func intervals(_ change: String) -> [String]? {
            result.causes.first { $0.signature.change == change }?.intervals.map {
                "\($0.scenario) \(Words.length($0.from)) \(Words.length($0.to))"
            }
        }
        #expect(intervals("answer width+height") == ["s/sweep 60 99"])
        #expect(intervals("answer width") == ["s/sweep 100 140"])
    }

    @Test func `an edit of one width band is one interval`() {
        func view(_ wide: String) -> ModelView {
            .fits([.text(wide), .text("short one")])
        }
        // 14 and 16 characters: 98 and 112 points.
        let before = sweep(view("fourteen chars"))
        let after = sweep(view("sixteen chars it"))
        let result = diff(before, after)
        #expect(result.breakpoints.count == 1)
        let flips = result.breakpoints.first
        #expect(flips?.before.map(\.at) == [98])
        #expect(flips?.after.map(\.at) == [112])
        #expect(flips?.before.first?.below == 97)
        #expect(flips?.before.first?.kind == .shown)
        #expect(flips?.before.first?.from == "1:Text" && flips?.before.first?.to == "0:Text")
    }

    @Test func `rows flip where they did not before`() {
        let result = diff(sweep(tiles), sweep(tiles, fault: .tilesForgetsGap))
        #expect(result.breakpoints.first?.before.map(\.at) == [65, 100])
        #expect(result.breakpoints.first?.after.map(\.at) == [90])
        #expect(result.breakpoints.first?.before.map { "\($0.from) \($0.to)" } == ["3 2", "2 1"])
    }

    @Test func `only neighbours of what changed are read`() {
        let fits = ModelView.fits([.text("fourteen chars"), .text("short one")])
        let before = MemoryRun(sweep(fits))
        let after = MemoryRun(sweep(fits, fault: .fitsNeedsSpare))
        let result = compare(before, after)
        let changed = result.cases.filter { $0.caseClass == .changed }.map(\.id.description)
        #expect(result.causes.map(\.signature.kind) == ["ViewThatFits"])
        #expect(result.causes.first?.intervals == [WidthInterval(scenario: "s/sweep", from: 98, to: 140)])
        #expect(changed.count == 43)
        #expect(before.openedRecordings.count == 43)
        #expect(after.openedRecordings.count == 44)
        #expect(result.breakpoints.first?.before.map(\.at) == [98])
        #expect(result.breakpoints.first?.after == [])
    }

    @Test func `rows are groups that stand below one another`() {
        let view = ModelView.hStack(5, "center", [.image(10, 40), .text("a"), .image(5, 20)])
        #expect(
            Breakpoints.find(in: [
                (width: 1, recording: record(.ideal, view)), (width: 2, recording: record(.ideal, view)),
            ]) == [])
    }

    @Test func `a size that jumps is named where it begins`() {
        let view = ModelView.vStack([ModelView.text("some words that wrap").padding(4), .color.frame(height: 5)])
        let points = (100...160).map {
            (width: Double($0), recording: record(Offer(width: Double($0), height: nil), view))
        }
        let found = Discontinuities.find(in: points)
        #expect(found.map(\.what).contains("height"))
        #expect(Set(found.filter { $0.what == "height" }.map(\.path)) == ["VStack/0:.padding/Text"])
        let jump = found.first { $0.what == "height" }
        #expect(jump.map { [$0.from, $0.to, $0.before, $0.after] } == [147, 148, 32, 16])
        #expect(jump?.finding.rule == "discontinuity")
        #expect(jump?.finding.value == -16)
        let smooth = ModelView.color.frame(height: 9).padding(3)
        let none = (100...160).map {
            (width: Double($0), recording: record(Offer(width: Double($0), height: nil), smooth))
        }
        #expect(Discontinuities.find(in: none) == [])
    }

    @Test func `widths far apart are no neighbours`() {
        let view = ModelView.text("some words that wrap")
        let widths: [Double] = [60, 200]
        let points = widths.map { (width: $0, recording: record(Offer(width: $0, height: nil), view)) }
        #expect(Discontinuities.find(in: points) == [])
    }
}
