import Foundation
import LayoutEngine
import Testing

/// Actions that run when a view comes, changes and goes.
@MainActor @Suite struct LifecycleTests {
    private final class Log { var entries: [String] = [] }

    private struct Changing: View {
        @State private var count = 0
        let log: Log
        var body: some View {
            VStack {
                Button("more") { count += 1 }
                if count < 2 {
                    Color.red
                        .onAppear { log.entries.append("come") }
                        .onDisappear { log.entries.append("gone") }
                }
            }
            .onChange(of: count) { old, new in log.entries.append("\(old)>\(new)") }
            .onChange(of: count, initial: true) { log.entries.append("at \(count)") }
        }
    }

    @Test func runInTheOrderOfWhatHappens() {
        let log = Log()
        let view = LiveView { Changing(log: log) }
        view.settle()
        #expect(log.entries == ["at 0", "come"])
        view.tap("more")
        view.settle()
        #expect(log.entries.dropFirst(2) == ["0>1", "at 1"])
        view.tap("more")
        view.settle()
        #expect(log.entries.dropFirst(4) == ["1>2", "at 2", "gone"])
    }

    private struct Loading: View {
        @State private var word = "none"
        var body: some View {
            Text(word).task {
                word = "begun"
                await Task.yield()
                word = "over"
            }
        }
    }

    @Test func taskRunsToItsFirstSuspension() async {
        let view = LiveView { Loading() }
        #expect(view.settle() == 2)
        #expect(view.node("Text")?.text == "begun")
        for _ in 0..<3 { await Task.yield() }
        view.settle()
        #expect(view.node("Text")?.text == "begun")
    }
}
