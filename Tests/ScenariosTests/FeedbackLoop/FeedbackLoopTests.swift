import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

@testable import Scenarios

/// SYSTEMS B.
@MainActor struct FeedbackLoopTests {
    nonisolated static let loops = [
        "growing frame", "growing frame, compared", "growing frame, through a preference",
        "growing frame, assigned later", "alternating form",
    ]

    /// From 120 the widths are 136, 152, 168 and so on, whatever way the value takes.
    @Test(arguments: loops.dropLast()) func widthGrowsBySixteen(_ scenario: String) throws {
        let recorded = try RecordedCatalogue["feedback-loop/\(scenario)@w408"]
        let measured = recorded.recording.observations
            .filter { ["onGeometryChange", "onPreferenceChange"].contains($0.kind) }.compactMap { Double($0.new) }
        #expect(measured.count > 3)
        for (index, width) in measured.enumerated() { #expect(width == 136 + 16 * Double(index)) }
    }

    @Test func booleanAlternates() throws {
        let recorded = try RecordedCatalogue["feedback-loop/alternating form@w408"]
        let values = recorded.recording.observations.filter { $0.kind == "onGeometryChange" }.map(\.new)
        #expect(values.count > 3)
        for (index, value) in values.enumerated() { #expect(value == (index % 2 == 0 ? "true" : "false")) }
    }

    /// A loop is bounded, and never called settled.
    @Test(arguments: loops) func loopsAreBoundedAndNotSettled(_ scenario: String) throws {
        let recorded = try RecordedCatalogue["feedback-loop/\(scenario)@w408"]
        let grows = scenario.hasPrefix("growing")
        #expect(recorded.recording.outcome == (grows ? .diverging : .oscillating))
        #expect(recorded.recording.passes <= EngineOptions().passLimit)
        #expect(recorded.recording.message?.isEmpty == false)
    }

    /// The report names the observer, the state it wrote, what reads it and the value that breaks the loop, with the step
    /// of 16 or the period of 2.
    @Test(arguments: loops) func reportsNameTheLoop(_ scenario: String) throws {
        let recorded = try RecordedCatalogue["feedback-loop/\(scenario)@w408"]
        let grows = scenario.hasPrefix("growing")
        let findings = recorded.findings(grows ? .loopDiverging : .loopOscillating)
        try #require(findings.count == 1)
        #expect(findings[0].value == (grows ? 16 : 2))
        let message = findings[0].message
        let state = scenario == "alternating form" ? ".isCompact" : ".width"
        #expect(message.contains(grows ? "136, 152, 168" : "true, false, true"))
        #expect(message.contains(scenario.contains("preference") ? "onPreferenceChange" : "onGeometryChange"))
        #expect(message.contains("\(state) is written by") && message.contains("read by"))
        #expect(message.contains("held constant"))
    }

    /// A bound makes the loop settle, at a value that depends on where it started: that is reported too.
    @Test func boundedLoopMeasuresItself() throws {
        let recorded = try RecordedCatalogue["feedback-loop/bounded frame@w408"]
        #expect(try recorded.root.width == 216)
        #expect(recorded.brokenRules == ["self-measuring"])
    }

    /// Everything else settles: a bound that is reached, an overlay that changes nothing, many questions in one layout.
    @Test func healthyScenariosSettle() {
        for recorded in RecordedCatalogue.cases(of: "feedback-loop")
        where !Self.loops.contains(where: { recorded.id.hasPrefix("feedback-loop/\($0)@") }) {
            #expect(recorded.recording.outcome == .settled, "\(recorded.id)")
        }
    }

    @Test(arguments: [("w304", "true"), ("w304#1 resize w200", "false"), ("w304#2 resize w408", "true")])
    func overlayFollowsItsContainer(_ offer: String, _ isWide: String) throws {
        let recorded = try RecordedCatalogue["feedback-loop/healthy overlay, resized@\(offer)"]
        #expect(recorded.recording.observations.last?.new == isWide)
        #expect(recorded.nodes.contains { $0.kind == "Text" && $0.frame != nil } == (isWide == "true"))
        #expect(try recorded.root.height == 40)
    }

    /// Depth costs a bounded number of answers a node: repeated measurement within one layout is normal.
    @Test func repeatedMeasurementIsNoLoop() throws {
        for recorded in RecordedCatalogue.cases(of: "feedback-loop") where recorded.id.contains("repeated") {
            #expect(recorded.recording.passes == 1)
            for index in recorded.nodes.indices { #expect(recorded.answers(of: index).count <= 40, "\(recorded.id)") }
        }
    }
}
