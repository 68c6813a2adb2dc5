import Foundation
import LayoutEngine
import Testing

/// What a view's geometry says of the safe areas around it.
@MainActor struct SafeAreaInsetsTests {
    private final class Seen { var insets: [String: EdgeInsets] = [:] }

    private struct Reader: View {
        let name: String
        let seen: Seen

        var body: some View {
            GeometryReader { proxy in
                let _ = seen.insets[name] = proxy.safeAreaInsets
                Color.red
            }
        }
    }

    private var options: EngineOptions {
        var options = EngineOptions()
        options.safeArea = EdgeInsets(top: 47, leading: 3, bottom: 34, trailing: 9)
        return options
    }

    private func insets(
        _ name: String, direction: LayoutDirection = .leftToRight, options: EngineOptions,
        @ViewBuilder _ view: @escaping @MainActor (Seen) -> some View
    ) -> EdgeInsets? {
        let seen = Seen()
        _ = LaidOut(
            at: ProposedViewSize(width: 300, height: 500), options: options,
            environment: { $0.layoutDirection = direction }
        ) { view(seen) }
        return seen.insets[name]
    }

    @Test(
        "The whole insets where the view reaches the safe area's edges, from either side",
        arguments: [
            LayoutDirection.leftToRight, .rightToLeft,
        ]) func root(_ direction: LayoutDirection)
    {
        #expect(insets("a", direction: direction, options: options) { Reader(name: "a", seen: $0) } == options.safeArea)
        #expect(insets("a", options: EngineOptions()) { Reader(name: "a", seen: $0) } == EdgeInsets())
    }

    @Test("Nothing along edges that the view stays clear of") func clear() {
        let below = insets("a", options: options) { seen in
            VStack(spacing: 0) {
                Color.blue.frame(height: 40)
                Reader(name: "a", seen: seen)
            }
        }
        #expect(below == EdgeInsets(top: 0, leading: 3, bottom: 34, trailing: 9))
        #expect(insets("a", options: options) { Reader(name: "a", seen: $0).padding(8) } == EdgeInsets())
    }

    @Test("Nothing along edges whose safe area is ignored") func ignored() {
        let top = insets("a", options: options) { Reader(name: "a", seen: $0).ignoresSafeArea(edges: .top) }
        #expect(top == EdgeInsets(top: 0, leading: 3, bottom: 34, trailing: 9))
    }

    @Test("A safe area inset adds its length, for the view beside it alone") func inset() {
        let beside = insets("a", options: options) { seen in
            Reader(name: "a", seen: seen)
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
        }
        #expect(beside == EdgeInsets(top: 47, leading: 3, bottom: 84, trailing: 9))
        let bar = insets("bar", options: options) { seen in
            Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Reader(name: "bar", seen: seen).frame(height: 50) }
        }
        #expect(bar == EdgeInsets(top: 0, leading: 3, bottom: 34, trailing: 9))
    }
}
