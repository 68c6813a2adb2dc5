import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

/// A scroll panel as high as its content, up to a limit (system C), and its three wrong variants.
@MainActor @Suite struct HuggingPanelTests {
    enum Variant: CaseIterable { case right, outerObserver, latePadding, minimumFromViewport }

    private struct Panel: View {
        let variant: Variant
        let words: [String]
        @State private var height: CGFloat = 240
        @State private var showsMore = false
        @State private var isEmpty = false
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Toggle("Show more labels", isOn: $showsMore)
                Toggle("No labels", isOn: $isEmpty)
                panel
            }
        }

        @ViewBuilder private var panel: some View {
            switch variant {
            case .right:
                ScrollView { observed(labels.padding(12)) }.frame(height: height)
            case .outerObserver:
                observed(ScrollView { labels.padding(12) }.frame(height: height))
            case .latePadding:
                ScrollView { observed(labels).padding(12) }.frame(height: height)
            case .minimumFromViewport:
                ScrollView { observed(labels.padding(12).frame(minHeight: height, alignment: .top)) }
                    .frame(height: height)
            }
        }

        private func observed(_ content: some View) -> some View {
            content.onGeometryChange(for: CGFloat.self) {
                $0.size.height.rounded(.up)
            } action: {
                height = min($0, 240)
            }
        }

        private var labels: some View {
            VStack(alignment: .leading, spacing: 8) {
                if isEmpty {
                    Text("There are no labels.")
                } else {
                    ForEach(
                        showsMore ? (0..<18).map { "Label \($0) is long enough to wrap when it is narrow" } : words,
                        id: \.self
                    ) {
                        Text($0).fixedSize(horizontal: false, vertical: true)
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @Test func hugsItsContentUpToTheLimit() throws {
        let cases = try recorded(width: 304, height: 600) {
            Panel(variant: .right, words: ["One", "Two"])
        } steps: {
            Step.toggle("Show more labels")
            Step.resize(width: 160)
            Step.resize(width: 304)
            Step.toggle("Show more labels")
            Step.toggle("No labels")
        }
        let first = cases[0].recording
        #expect(first.passes == 2)
        let proposed = first.events.compactMap { event -> Double? in
            guard case .measure(1, let node, let proposal, _) = event, first.nodes[node].kind == "ScrollView" else {
                return nil
            }
            return proposal.height
        }
        #expect(Set(proposed) == [240])
        let heights = cases.map { $0.recording.frame("ScrollView")?.height }
        #expect(heights == [64, 240, 240, 240, 64, 40])
        #expect(cases.map(\.recording.outcome) == Array(repeating: .settled, count: 6))
        #expect(cases.flatMap(\.recording.liveFindings) == [])
    }

    private static let wrong: [(Variant, FindingRule)] = [
        (.outerObserver, .selfMeasuring), (.latePadding, .viewportShort), (.minimumFromViewport, .neverShrinks),
    ]

    @Test(arguments: [0, 1, 2]) func wrongVariantsAreReportedByTheirRule(index: Int) throws {
        let (variant, rule) = Self.wrong[index]
        let recording = try recorded(width: 304, height: 600) { Panel(variant: variant, words: ["One", "Two"]) }[0]
            .recording
        #expect(recording.outcome == .settled)
        #expect(recording.liveFindings.map(\.rule) == [rule.rawValue], "\(recording.liveFindings.map(\.message))")
        if rule == .viewportShort { #expect(recording.liveFindings.first?.value == 24) }
    }

    @Test func aFixedDocumentLeavesTheRestToScroll() throws {
        for (height, viewport) in [(86.0, 86.0), (410, 240)] {
            let recording = try recorded(width: 304, height: 600) { Fixed(content: height) }[0].recording
            #expect(recording.frame("ScrollView")?.height == viewport)
            #expect(recording.frame("Color")?.height == height)
            #expect(recording.liveFindings == [])
        }
    }

    private struct Fixed: View {
        let content: CGFloat
        @State private var height: CGFloat = 240
        var body: some View {
            ScrollView {
                Color.red.frame(height: content).onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = min($0.rounded(.up), 240)
                }
            }
            .frame(height: height)
        }
    }
}
