import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

/// Feedback between a measured size and what made it (system B): found, described, and never hanging.
@MainActor @Suite struct LoopTests {
    private struct Grows: View {
        @State private var width: CGFloat = 120
        var body: some View {
            Color.red.frame(width: width, height: 20).padding(.horizontal, 8)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0
                }
        }
    }

    private struct Width: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    private struct GrowsThroughPreference: View {
        @State private var width: CGFloat = 120
        var body: some View {
            Color.red.frame(width: width, height: 20).padding(.horizontal, 8)
                .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
                .onPreferenceChange(Width.self) { width = $0 }
        }
    }

    private struct GrowsLater: View {
        @State private var width: CGFloat = 120
        @State private var measured: CGFloat = 120
        var body: some View {
            Color.red.frame(width: width, height: 20).padding(.horizontal, 8)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    measured = $0
                }
                .onChange(of: measured) { width = measured }
        }
    }

    @Test func divergenceIsReportedWithItsValuesAndStep() throws {
        let recording = try recorded { Grows() }[0].recording
        #expect(recording.outcome == .diverging)
        #expect(recording.passes == 64)
        #expect(recording.message?.hasPrefix("Grows.width grows by 16 each time: 136, 152, 168, 184 ...") == true)
        let widths = recording.events.compactMap { event -> Double? in
            guard case .measure(_, let node, _, let size) = event, recording.nodes[node].kind == ".frame" else {
                return nil
            }
            return size.width
        }
        var distinct: [Double] = []
        for width in widths where distinct.last != width { distinct.append(width) }
        #expect(distinct.prefix(4) == [120, 136, 152, 168])
        let finding = try #require(recording.liveFindings.first)
        #expect(finding.rule == "loop-diverging")
        #expect(finding.value == 16)
        for part in [
            "onGeometryChange at Grows", "measured 136, 152, 168", "Grows.width is written by onGeometryChange",
            "read by Grows/.padding/.frame (width)", "held constant, the value of onGeometryChange",
            "SwiftUI's guard would drop the observer's action after 2 runs in one update, at 152",
        ] { #expect(finding.message.contains(part), "\(finding.message)") }
        #expect(recording.observations.contains { $0.kind == "update-guard" && $0.new == "168" })
    }

    @Test func aPreferenceOnlyMovesTheFeedback() throws {
        let recording = try recorded { GrowsThroughPreference() }[0].recording
        #expect(recording.outcome == .diverging)
        let message = try #require(recording.liveFindings.first?.message)
        #expect(message.contains("held constant, the value of onPreferenceChange"))
        #expect(message.contains(".frame (width)"))
    }

    @Test func anExtraUpdateOnlyMovesTheFeedback() throws {
        let recording = try recorded { GrowsLater() }[0].recording
        #expect(recording.outcome == .diverging)
        let message = try #require(recording.liveFindings.first?.message)
        #expect(message.contains("held constant, the value of onGeometryChange"))
        #expect(message.contains("GrowsLater.width is written by onChange"))
    }

    private struct Flips: View {
        @State private var isCompact = false
        var body: some View {
            Color.red.frame(width: isCompact ? 100 : 200, height: 20)
                .onGeometryChange(for: Bool.self) {
                    $0.size.width > 150
                } action: {
                    isCompact = $0
                }
        }
    }

    @Test func oscillationIsReportedWithItsPeriod() throws {
        let recording = try recorded { Flips() }[0].recording
        #expect(recording.outcome == .oscillating)
        let finding = try #require(recording.liveFindings.first)
        #expect(finding.rule == "loop-oscillating")
        #expect(finding.value == 2)
        #expect(finding.message.contains("Flips.isCompact comes back every 2 layouts: true, false, true ..."))
        #expect(finding.message.contains("read by Flips/.frame (width)"))
        #expect(finding.message.contains("held constant, the value of onGeometryChange at Flips"))
    }

    private struct Wanders: View {
        @State private var seed = 1
        var body: some View {
            Color.red.frame(width: 20, height: 20)
                .onChange(of: seed, initial: true) { seed = seed * 37 % 1009 }
        }
    }

    @Test func aLoopWithoutAPatternIsBounded() throws {
        let recording = try recorded { Wanders() }[0].recording
        #expect(recording.outcome == .unsettled)
        #expect(recording.liveFindings.map(\.rule) == ["loop-unsettled"])
    }

    private struct GrowsToALimit: View {
        @State private var width: CGFloat = 120
        var body: some View {
            Color.red.frame(width: width, height: 20)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = min(400, $0 + 16)
                }
        }
    }

    @Test func whatComesToRestIsNoLoop() throws {
        let recording = try recorded { GrowsToALimit() }[0].recording
        #expect(recording.outcome == .settled)
        #expect(recording.passes == 19)
        #expect(!recording.liveFindings.contains { $0.rule.hasPrefix("loop") })
    }

    private struct Watches: View {
        @State private var isWide = false
        var body: some View {
            Color.red.frame(height: 20).overlay(alignment: .trailing) { Text(isWide ? "wide" : "narrow") }
                .onGeometryChange(for: Bool.self) {
                    $0.size.width > 300
                } action: {
                    isWide = $0
                }
        }
    }

    @Test(arguments: [200, 300, 301, 400.0]) func aHealthyObserverIsSilent(width: Double) throws {
        let recording = try recorded(width: width) { Watches() }[0].recording
        #expect(recording.outcome == .settled)
        #expect(recording.passes == (width > 300 ? 2 : 1))
        #expect(recording.liveFindings.isEmpty)
    }
}
