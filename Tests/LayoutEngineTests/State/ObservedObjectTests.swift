import Foundation
import LayoutEngine
import Observation
import Testing

/// Objects that views follow: observable ones of both kinds, in every wrapper.
@MainActor @Suite struct ObservedObjectTests {
    fileprivate final class Old: ObservableObject {
        @Published var count = 0
        @Published var unread = 0
    }

    @Observable fileprivate final class New {
        var count = 0
        var unread = 0
    }

    private struct Child: View {
        @EnvironmentObject var old: Old
        @Environment(New.self) var new
        var body: some View { Text("\(old.count) \(new.count)") }
    }

    private struct Owner: View {
        @StateObject private var old = Old()
        @State private var new = New()
        var body: some View {
            VStack {
                Button("old") { old.count += 1 }
                Button("new") { new.count += 1 }
                Button("unread") { new.unread += 1 }
                Stepping(value: $old.count)
                Bound(model: new)
                Child().environmentObject(old).environment(new)
            }
        }
    }

    private struct Stepping: View {
        @Binding var value: Int
        var body: some View { Button("ten") { value += 10 } }
    }

    private struct Bound: View {
        @Bindable var model: New
        var body: some View { Stepping(value: $model.count).accessibilityIdentifier("bound") }
    }

    @Test(arguments: [
        (["old"], "1 0", ["Old.count"]), (["new"], "0 1", ["New.count"]),
        (["old", "new", "new"], "1 2", ["New.count"]),
        (["ten"], "10 0", ["Old.count"]), (["unread"], "0 0", ["New.unread"]),
    ]) func changesAreFollowed(taps: [String], text: String, names: [String]) {
        let view = LiveView { Owner() }
        view.settle()
        var written: [String] = []
        for label in taps {
            view.tap(label)
            view.session.state.noteObservedChanges()
            written = view.session.state.writes.map(\.name)
            view.settle()
        }
        #expect(written == names)
        #expect(view.nodes.last { $0.kind == "Text" }?.text == text)
    }

    private struct Growing: View {
        @State private var model = New()
        var body: some View {
            Color.red.frame(width: CGFloat(model.count), height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    model.count = min(40, Int($0) + 20)
                }
        }
    }

    @Test func aWriteToAnObservableObjectIsAnUpdate() {
        let view = LiveView { Growing() }
        #expect(view.settle() == 3)
        #expect(view.node(".frame")?.size.width == 40)
        #expect(view.passes[0].writes.map(\.new) == ["20"])
    }

    private struct Stored: View {
        @AppStorage("count") private var count = 3
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown { Button("count \(count)") { count += 1 } }
                Button("flip") { isShown.toggle() }
            }
        }
    }

    @Test func storedValuesOutliveTheirViews() {
        let view = LiveView { Stored() }
        view.settle()
        for label in ["count 3", "flip", "flip"] {
            view.tap(label)
            view.settle()
        }
        #expect(view.node("Button")?.text == "count 4")
    }
}
