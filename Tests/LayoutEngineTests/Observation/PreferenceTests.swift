import Foundation
import LayoutEngine
import Testing

/// How values go up from views to the views around them.
@MainActor @Suite struct PreferenceTests {
    private struct Words: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Width: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    private final class Log { var entries: [String] = [] }

    private func seen(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
        let log = Log()
        let view = LiveView {
            VStack { content() }.onPreferenceChange(Words.self) { log.entries.append($0.joined(separator: " ")) }
        }
        view.settle()
        return log.entries
    }

    @Test func joinsInTheOrderOfTheViews() {
        let words = seen {
            Color.red.preference(key: Words.self, value: ["a"])
            Color.red
            HStack {
                Color.red.preference(key: Words.self, value: ["b"])
                Color.red.preference(key: Words.self, value: ["c"])
            }
        }
        #expect(words == ["a b c"])
    }

    @Test func outerValueReplacesInnerOne() {
        #expect(
            seen { Color.red.preference(key: Words.self, value: ["in"]).preference(key: Words.self, value: ["out"]) }
                == ["out"])
    }

    @Test func transformChangesWhatComesFromInside() {
        let words = seen {
            Color.red.preference(key: Words.self, value: ["a"])
                .transformPreference(Words.self) { $0.append("more") }
                .background(Color.blue.preference(key: Words.self, value: ["behind"]))
        }
        #expect(words == ["a more behind"])
    }

    @Test func observerSeesOnlyWhatStandsInside() {
        let log = Log()
        let view = LiveView {
            Color.red.preference(key: Words.self, value: ["in"])
                .onPreferenceChange(Words.self) { log.entries.append($0.joined()) }
                .preference(key: Words.self, value: ["out"])
        }
        view.settle()
        #expect(log.entries == ["in"])
    }

    @Test(arguments: stride(from: CGFloat(60), through: 340, by: 40).map { $0 })
    func readerInTheBackgroundAgreesWithGeometryChange(width: CGFloat) {
        let log = Log()
        let view = LiveView {
            Text("A label of some length").lineLimit(1).padding(.horizontal, 12)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    log.entries.append("\($0)")
                }
                .background(
                    GeometryReader { proxy in Color.clear.preference(key: Width.self, value: proxy.size.width) }
                )
                .onPreferenceChange(Width.self) { log.entries.append("\($0)") }
        }
        view.settle(width: width)
        #expect(log.entries.count == 2)
        #expect(Set(log.entries).count == 1)
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = nextValue() ?? value
        }
    }

    @Test func overlayIsBuiltFromAnAnchor() {
        let view = LiveView {
            HStack(spacing: 0) {
                Color.red.frame(width: 30, height: 20)
                Color.blue.frame(width: 50, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
            }
            .overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        let rect = proxy[anchor]
                        Rectangle().frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
                    }
                }
            }
        }
        view.settle(width: nil)
        let shape = view.node("Rectangle")
        #expect(shape?.globalOrigin == CGPoint(x: 30, y: 5))
        #expect(shape?.size == CGSize(width: 50, height: 10))
    }
}
