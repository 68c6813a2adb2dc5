import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

/// Steps act on controls, and say what there is where they find none.
@MainActor @Suite struct StepTests {
    private struct Form: View {
        @State private var taps = 0
        @State private var isOn = false
        @State private var width = 100.0
        @State private var count = 1
        @State private var flavour = "plain"
        @State private var name = ""
        @State private var isOpen = false
        var body: some View {
            VStack(alignment: .leading) {
                Button("Tap") { taps += 1 }
                Button("Reset") { taps = 0 }.padding().accessibilityIdentifier("reset")
                Button("Twin") {}
                Button("Twin") {}
                Button("Off") {}.environment(\.isEnabled, false)
                Toggle("Switch", isOn: $isOn)
                Slider(value: $width, in: 60...200, step: 10) { Text("Width") }
                Stepper("Count", value: $count, in: 0...9)
                Picker("Flavour", selection: $flavour) {
                    Text("Plain").tag("plain")
                    Text("Very sweet").tag("sweet")
                }
                TextField("Name", text: $name)
                DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
                ScrollView { Color.red.frame(width: 10, height: 400) }.frame(height: 100)
                Text(
                    "\(taps) \(isOn ? "on" : "off") \(Int(width)) \(count) \(flavour) \(name) \(isOpen ? "open" : "shut")"
                )
            }
        }
    }

    private func lastText(_ recording: Recording) -> String? { recording.nodes.last { $0.kind == "Text" }?.text }

    private nonisolated static let acts: [(step: Step, words: String, text: String)] = [
        (.tap("Tap"), "tap \"Tap\"", "1 off 100 1 plain  shut"),
        (.toggle("Switch"), "toggle \"Switch\"", "0 on 100 1 plain  shut"),
        (.set("Switch", to: true), "set \"Switch\" to true", "0 on 100 1 plain  shut"),
        (.set("Width", to: 143), "set \"Width\" to 143", "0 off 140 1 plain  shut"),
        (.set("Width", to: 1e6), "set \"Width\" to 1000000", "0 off 200 1 plain  shut"),
        (.set("Count", to: 12), "set \"Count\" to 12", "0 off 100 9 plain  shut"),
        (.tap("Count"), "tap \"Count\"", "0 off 100 2 plain  shut"),
        (.set("Flavour", to: "Very sweet"), "set \"Flavour\" to \"Very sweet\"", "0 off 100 1 sweet  shut"),
        (.type("Ada", into: "Name"), "type \"Ada\" into \"Name\"", "0 off 100 1 plain Ada shut"),
        (.toggle("More"), "toggle \"More\"", "0 off 100 1 plain  open"),
        (.tap(identifier: "reset"), "tap identifier \"reset\"", "0 off 100 1 plain  shut"),
    ]

    @Test(arguments: acts.indices) func act(index: Int) throws {
        let (step, words, text) = Self.acts[index]
        let cases = try recorded {
            Form()
        } steps: {
            step
        }
        #expect(cases[1].id.step?.words == words)
        #expect(cases[1].recording.outcome == .settled, "\(cases[1].recording.message ?? "")")
        #expect(lastText(cases[1].recording) == text)
    }

    private nonisolated static let failures: [(step: Step, message: String)] = [
        (
            .toggle("Tap"),
            "there is nothing to toggle with the label \"Tap\"; there are toggle \"Switch\", group \"More\""
        ),
        (
            .tap("Twin"),
            "there are 2 controls to tap with the label \"Twin\": button \"Twin\", button \"Twin\"; give one an "
                + "accessibilityIdentifier"
        ),
        (.tap("Off"), "button \"Off\" is disabled"),
        (.set("Flavour", to: "sour"), "it takes one of \"Plain\", \"Very sweet\", not \"sour\""),
        (.set("Width", to: "wide"), "it takes a number from 60 to 200, not \"wide\""),
    ]

    @Test(arguments: failures.indices) func failuresListWhatThereIs(index: Int) throws {
        let (step, message) = Self.failures[index]
        let cases = try recorded {
            Form()
        } steps: {
            step
            Step.tap("Tap")
        }
        #expect(cases.map(\.recording.outcome) == [.settled, .stepFailed, .stepFailed])
        #expect(cases[1].recording.message == message)
        #expect(cases[2].recording.message == "an earlier step failed, so this one was not tried")
    }

    @Test func scrollingGoesNoFurtherThanTheContent() throws {
        let cases = try recorded {
            Form()
        } steps: {
            Step.scroll(to: 120)
            Step.scroll(to: 1000)
        }
        let offsets = cases.map { record -> Double in
            let nodes = record.recording.nodes
            let content = nodes.last { $0.kind == "Color" }?.frame
            return (nodes.first { $0.kind == "ScrollView" }?.frame?.y ?? 0) - (content?.y ?? 0)
        }
        #expect(offsets == [0, 120, 300])
    }

    @Test func theEnvironmentChanges() throws {
        let cases = try recorded(width: 120) {
            HStack {
                Text("Left").layoutPriority(1); Spacer(); Text("Right")
            }
        } steps: {
            Step.environment(textScale: 2)
            Step.environment(direction: .rightToLeft)
            Step.environment(locale: "ar")
        }
        let first = cases.map { $0.recording.frame("Text")! }
        #expect(first[1].height == 2 * first[0].height)
        #expect(first[0].x == 0)
        #expect(first[2].x + first[2].width == 120)
        #expect(
            cases.map(\.id.step?.words).compactMap { $0 } == [
                "environment text scale 2", "environment direction right to left", "environment locale ar",
            ])
    }
}
