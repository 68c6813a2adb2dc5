import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

@testable import Scenarios

/// SYSTEMS C, number by number.
@MainActor struct LabelPanelTests {
    /// The viewport's height and the scrolled document's: both are kept.
    private func heights(_ id: String) throws -> (viewport: Double, document: Double) {
        let recorded = try RecordedCatalogue[id]
        let scroll = try recorded.only("ScrollView")
        return (try recorded.frame(scroll).height, try recorded.frame(recorded.children(of: scroll)[0]).height)
    }

    @Test(
        arguments: [("content of 86", 86.0, 86.0), ("content of 410", 240, 410), ("content of 85.25", 86, 85.25)],
        ["w96", "w200", "w304", "w408", "ideal", "wInf"])
    func viewportIsTheContentUpToTheLimit(
        _ content: (name: String, viewport: Double, document: Double), _ offer: String
    ) throws {
        let heights = try heights("label-panel/\(content.name)@\(offer)")
        #expect(heights.viewport == content.viewport)
        #expect(heights.document == content.document)
    }

    /// 410 points of content leave 170 to scroll.
    @Test func tallContentIsScrolled() throws {
        let heights = try heights("label-panel/content of 410@w304")
        #expect(heights.document - heights.viewport == 170)
    }

    /// The state starts at the limit: where the first measurement changes it, one layout confirms.
    @Test(arguments: [("content of 86", 2), ("content of 410", 1), ("two labels", 2), ("eighteen labels", 1)])
    func settlesAfterOneMeasurement(_ scenario: String, _ passes: Int) throws {
        let recorded = try RecordedCatalogue["label-panel/\(scenario)@w304"]
        #expect(recorded.recording.outcome == .settled)
        #expect(recorded.recording.passes == passes)
    }

    /// Two lines of body text, 8 between them and 24 of padding.
    @Test func twoLabels() throws {
        let recorded = try RecordedCatalogue["label-panel/two labels@w304"]
        let texts = recorded.nodes.indices.filter { recorded.nodes[$0].path.contains("/PanelLabels/") }
            .filter { recorded.nodes[$0].kind == "Text" }
        let line = try recorded.frame(try #require(texts.first)).height
        #expect(texts.count == 2)
        #expect(try heights("label-panel/two labels@w304").viewport == 2 * line + 8 + 24)
        #expect(line == 16)
    }

    /// More labels reach the limit, narrower and wider; fewer shrink the panel again; none leave a message.
    @Test func stepsChangeTheHeight() throws {
        let steps = [
            "", "#1 toggle \"Show more labels\"", "#2 resize w120", "#3 resize w304",
            "#4 toggle \"Show more labels\"", "#5 tap \"Remove all labels\"",
        ]
        let found = try steps.map { try heights("label-panel/two labels@w304\($0)") }
        #expect(found.map(\.viewport) == [64, 240, 240, 240, 64, 40])
        #expect(found[2].document > found[1].document)
        #expect(found[3] == found[1] && found[4] == found[0])
    }

    /// How a scroll view bounces never changes a size.
    @Test(arguments: [nil, 0, 96, 304, .infinity] as [Double?]) func bouncingChangesNoSize(_ width: Double?) throws {
        let labels = PanelLabels(labels: LabelSet.short.labels)
        let plain = try recorded(width, height: 100) { ScrollView { labels } }
        let bouncing = try recorded(width, height: 100) { ScrollView { labels }.scrollBounceBehavior(.basedOnSize) }
        #expect(plain.nodes.map(\.frame) == bouncing.nodes.map(\.frame))
    }

    @Test func noLabelsShowAMessage() throws {
        let recorded = try RecordedCatalogue["label-panel/empty@w304"]
        #expect(recorded.nodes.compactMap(\.text) == ["No labels"])
        #expect(try heights("label-panel/empty@w304").viewport == 16 + 24)
    }

    @Test func manyLabelsReachTheLimit() throws {
        let heights = try heights("label-panel/eighteen labels@w304")
        #expect(heights.viewport == 240 && heights.document > 240)
    }

    /// Narrowing makes the text wrap and the panel grow; widening brings the short height back.
    @Test func narrowingAndWidening() throws {
        let wide = try heights("label-panel/narrowed and widened@w304")
        let narrow = try heights("label-panel/narrowed and widened@w304#1 resize w120")
        let again = try heights("label-panel/narrowed and widened@w304#2 resize w304")
        #expect(narrow.viewport > wide.viewport)
        #expect(again == wide)
    }

    /// In every healthy panel: the viewport is min(content rounded up, 240), no label is clipped, and the observer saw
    /// the document.
    @Test func whatMustHoldInEveryPanel() throws {
        for recorded in RecordedCatalogue.cases(of: "label-panel") where !recorded.id.contains("wrong") {
            let scroll = try recorded.only("ScrollView")
            let document = try recorded.frame(recorded.children(of: scroll)[0])
            #expect(try recorded.frame(scroll).height == min(document.height.rounded(.up), 240), "\(recorded.id)")
            #expect(recorded.recording.outcome == .settled && recorded.recording.passes <= 2, "\(recorded.id)")
            #expect(recorded.findings(.textTruncated).isEmpty, "\(recorded.id)")
            let measured = recorded.recording.observations.filter { $0.kind == "onGeometryChange" }
            guard let last = measured.last else { continue }
            #expect(Double(last.new) == document.height, "\(recorded.id)")
            #expect(last.node == recorded.children(of: scroll)[0], "\(recorded.id)")
        }
    }

    /// The wrong variants look as SYSTEMS says that they do.
    @Test func wrongPanelsAreWrong() throws {
        let selfMeasuring = try heights("label-panel/wrong, observer on the scroll view@w304")
        #expect(selfMeasuring == (240, 64))
        let short = try heights("label-panel/wrong, padding after the observer@w304")
        #expect(short.document - short.viewport == 24)
        let neverShrinking = try heights("label-panel/wrong, content as high as the viewport@w304")
        #expect(neverShrinking == (240, 240))
    }

    /// Each is reported by its own rule, and the healthy panel by none.
    @Test(arguments: [
        ("wrong, observer on the scroll view", ["self-measuring"]),
        ("wrong, padding after the observer", ["viewport-short"]),
        ("wrong, content as high as the viewport", ["never-shrinks"]),
        ("two labels", []),
    ])
    func wrongPanelsAreReported(_ scenario: String, _ rules: [String]) throws {
        #expect(try RecordedCatalogue["label-panel/\(scenario)@w304"].brokenRules == rules)
    }
}
