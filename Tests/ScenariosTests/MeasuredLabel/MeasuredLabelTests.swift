import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

@testable import Scenarios

/// SYSTEMS E, number by number.
@MainActor struct MeasuredLabelTests {
    /// What observers saw at last, by the kind of node they stand on.
    private func seen(_ id: String) throws -> [String: Double] {
        let recorded = try RecordedCatalogue[id]
        var seen: [String: Double] = [:]
        for observation in recorded.recording.observations {
            seen[recorded.nodes[observation.node].path] = Double(observation.new)
        }
        return seen
    }

    private let stack = "MeasuredBadge/VStack"
    private let framed = "MeasuredBadge/VStack/.frame"
    private let badge = "MeasuredBadge/VStack/.frame/.background/0:.padding"
    private let block = "MeasuredBadge/VStack/.frame/.background/0:.padding/.padding/.frame"
    private let label = "MeasuredBadge/VStack/.frame/.background/0:.padding/.padding/BadgeText"

    @Test(arguments: ["w304", "w408", "ideal", "wInf"]) func placesInTheChain(_ offer: String) throws {
        #expect(
            try seen("measured-label/block of 96 in a frame of 260@\(offer)")
                == [block: 96, badge: 120, framed: 260, stack: 260])
        #expect(try seen("measured-label/block of 96@\(offer)") == [block: 96, badge: 120, framed: 120, stack: 120])
    }

    @Test(arguments: ["w304", "w408", "ideal", "wInf"]) func paddingAddsTwentyFour(_ offer: String) throws {
        let seen = try seen("measured-label/label in a frame of 260@\(offer)")
        let text = try #require(seen[label])
        #expect(text > 0 && text.isFinite)
        #expect(seen == [label: text, badge: text + 24, framed: 260, stack: 260])
    }

    /// The badge stays compact while there is room and is limited to the offer below; its text keeps to one line.
    @Test func badgeIsLimitedToTheOffer() throws {
        let ideal = try recorded(nil) { BadgeText(text: "Interlaken Ost, change for Grindelwald") }.root.width
        for width in stride(from: 120.0, through: 340, by: 10) {
            let recorded = try RecordedCatalogue["measured-label/narrowing@w\(Int(width))"]
            let index = try recorded.only("Text")
            let text = try recorded.frame(index)
            let shown = try recorded.frame(recorded.index(badge))
            #expect(shown.width == text.width + 24)
            #expect(shown.width <= width)
            #expect(recorded.nodes[index].lines?.count == 1)
            if width >= ideal + 24 {
                #expect(shown.width == ideal + 24 && recorded.nodes[index].truncated == false)
            } else {
                #expect(recorded.nodes[index].truncated == true)
            }
            // The current width, not the ideal one.
            #expect(
                try seen(recorded.id) == [
                    label: text.width, badge: shown.width, framed: shown.width, stack: shown.width,
                ])
        }
        #expect((120..<340).contains(Int(ideal + 24)))
    }

    /// After each resize observers say the new width, and only where it changed.
    @Test func observersFollowResizes() throws {
        for step in ["@w340#1 resize w200", "@w340#2 resize w120", "@w340#3 resize w340"] {
            let recorded = try RecordedCatalogue["measured-label/resized\(step)"]
            let shown = try recorded.frame(recorded.index(badge)).width
            #expect(try seen(recorded.id)[badge] == shown)
        }
        let first = try RecordedCatalogue["measured-label/resized@w340"].recording
        let last = try RecordedCatalogue["measured-label/resized@w340#3 resize w340"].recording
        #expect(first.nodes.map(\.frame) == last.nodes.map(\.frame))
    }

    /// The slider narrows the badge and the button lengthens its label: the observer says the current width.
    @Test func sliderAndLongerLabel() throws {
        let steps = [
            "", "#1 set \"Offered width\" to 200", "#2 tap \"Longer label\"", "#3 set \"Offered width\" to 120",
            "#4 set \"Offered width\" to 340",
        ]
        var widths: [Double] = []
        for step in steps {
            let recorded = try RecordedCatalogue["measured-label/slider and longer label@w408\(step)"]
            let index = try #require(recorded.nodes.firstIndex { $0.path.hasSuffix("0:.padding") })
            let width = try recorded.frame(index).width
            let seen = recorded.recording.observations.filter { $0.node == index }.map(\.new)
            if width == widths.last { #expect(seen.isEmpty) } else { #expect(seen.compactMap(Double.init) == [width]) }
            widths.append(width)
        }
        // Compact while there is room, then limited to the offer.
        #expect(widths[0] == widths[1] && widths[1] < 200)
        #expect(widths[2] > widths[1] && widths[2] <= 200)
        #expect(widths[3] < widths[2] && widths[3] <= 120)
        #expect(widths[4] > 200 && widths[4] <= 340)
    }

    /// Only widths are observed: another height fires nothing, and nothing is laid out again.
    @Test(arguments: ["#1 resize h200", "#2 resize h50"]) func heightAloneFiresNothing(_ step: String) throws {
        let before = try RecordedCatalogue["measured-label/height alone@w304h100"]
        let after = try RecordedCatalogue["measured-label/height alone@w304h100\(step)"]
        #expect(before.recording.observations.count == 4)
        #expect(after.recording.observations.isEmpty && after.recording.passes == 1)
        #expect(try after.root.height != before.root.height)
    }

    /// The older form reports the same width as the newer one, and neither changes a frame.
    @Test(arguments: ["w96", "w200", "w304", "w408", "ideal", "w0", "wInf"])
    func olderFormReportsTheSame(_ offer: String) throws {
        let newer = try RecordedCatalogue["measured-label/observer, newer form@\(offer)"]
        let older = try RecordedCatalogue["measured-label/observer, older form@\(offer)"]
        let none = try RecordedCatalogue["measured-label/observer, none@\(offer)"]
        func widths(_ recorded: RecordedCase) -> [String] { recorded.recording.observations.map(\.new) }
        #expect(widths(newer).count == 1)
        #expect(widths(newer) == widths(older))
        #expect(Double(widths(newer)[0]) == (try none.root.width))
        /// The frames of the badge and everything in it, but for the reader behind it.
        func frames(_ recorded: RecordedCase) throws -> [Frame?] {
            let badge = recorded.nodes[try recorded.only("Badge")].path
            return recorded.nodes.filter { $0.path.hasPrefix(badge) }.map(\.frame)
        }
        #expect(try frames(newer) == frames(none))
        #expect(try frames(older) == frames(none))
        #expect(try older.root == none.root)
    }

    @Test(arguments: ["w96", "w200", "w304", "w408", "ideal"]) func theLastSenderWins(_ offer: String) throws {
        let recorded = try RecordedCatalogue["measured-label/two senders@\(offer)"]
        let badges = recorded.nodes.indices.filter { recorded.nodes[$0].kind == "Badge" }
        try #require(badges.count == 2)
        let widths = try badges.map { try recorded.frame($0).width }
        #expect(recorded.recording.observations.map(\.new).compactMap(Double.init) == [widths[1]])
        #expect(widths[0] != widths[1])
    }

    /// A reader takes what it is offered; the badge alone is as wide as its text.
    @Test(arguments: [(200, 200.0), (304, 304), (408, 408)]) func readersStretch(_ offer: Int, _ width: Double) throws {
        let stretched = try RecordedCatalogue["measured-label/in a reader@w\(offer)"]
        #expect(try stretched.root.width == width)
        let compact = try RecordedCatalogue["measured-label/short label@w\(offer)"]
        #expect(try compact.root.width < width)
    }

    /// A fixed ideal width stays whatever is offered, and its overflow is a finding.
    @Test(arguments: ["w96", "w200", "w304", "w408"]) func rigidBadgeOverflows(_ offer: String) throws {
        let recorded = try RecordedCatalogue["measured-label/rigid@\(offer)"]
        let ideal = try RecordedCatalogue["measured-label/observer, none@ideal"].root.width
        #expect(try recorded.frame(recorded.only("RigidBadge")).width == ideal)
        let overflow = try #require(recorded.findings(.overflow).compactMap(\.value).first)
        #expect(abs(overflow - (ideal - 120)) < 1e-9)
    }

    /// Observing settles at once: one layout to measure, one to confirm.
    @Test func observersSettle() {
        for recorded in RecordedCatalogue.cases(of: "measured-label") {
            #expect(recorded.recording.outcome == .settled && recorded.recording.passes <= 2, "\(recorded.id)")
        }
    }
}
