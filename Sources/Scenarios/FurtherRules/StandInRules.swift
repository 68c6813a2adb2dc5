import Foundation
import LayoutEngine
import LayoutRecording

extension FurtherRules {
    /// Views that the engine puts together of others, and what they depend on.
    @ScenarioBuilder static var standInRules: [Scenario] {
        rule("form") {
            Form {
                Toggle("Wi-Fi", isOn: .constant(true))
                Text("words in a form")
            }
            .frame(height: 120)
        }
        rule("group box") {
            GroupBox("Title of a box") {
                Text("content")
                box(40, 10)
            }
        }
        rule("titles and values") {
            VStack {
                LabeledContent("Name", value: "Value")
                ControlGroup {
                    Button("One") {}
                    Button("Two") {}
                }
                NavigationLink("Onward", value: 1)
            }
        }
        rule("navigation") { NavigationStack { Text("a screen") }.frame(height: 80) }
        rule("columns of a split view") {
            NavigationSplitView {
                Text("side")
            } detail: {
                Text("the detail")
            }
            .frame(width: 400, height: 60)
        }
        rule("split") {
            HSplitView {
                Text("left side")
                box(20, 10)
            }
            .frame(height: 40)
        }
        rule("tabs") {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("the first") }
                Tab("Two", systemImage: "2.circle") { Text("the second") }
            }
            .frame(height: 60)
        }
        rule("choices") {
            VStack {
                Picker("Pick", selection: .constant(1)) {
                    Text("first").tag(1)
                    Text("a second one").tag(2)
                }
                DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
                ColorPicker("Colour", selection: .constant(.red))
            }
        }
        rule("disclosure") {
            DisclosureGroup("More", isExpanded: .constant(true)) {
                Text("inside")
                box(30, 8)
            }
        }
        rule("progress") {
            VStack {
                ProgressView("Loading", value: 0.5)
                ProgressView("Waiting")
            }
        }
        rule("gauge") { Gauge(value: 0.4) { Text("Fuel") } }
        rule("nothing there") {
            ContentUnavailableView {
                Text("Nothing")
            } description: {
                Text("Try again later")
            } actions: {
                Button("Again") {}
            }
            .frame(height: 150)
        }
        rule("table") {
            Table(Fruit.all) {
                TableColumn("Name") { Text($0.name) }
                TableColumn("Weight") { Text("\($0.weight)") }.width(60)
            }
            .frame(height: 120)
        }
        rule("label styles") {
            VStack(alignment: .leading) {
                Label("title alone", systemImage: "star").labelStyle(.titleOnly)
                Label("icon alone", systemImage: "star").labelStyle(.iconOnly)
                Label("both", systemImage: "star")
            }
        }
    }

    /// Rules of room, proxies and environment that no other scenario shows.
    @ScenarioBuilder static var furtherRoomRules: [Scenario] {
        rule("ignored safe area") {
            VStack(spacing: 2) {
                Color.red.ignoresSafeArea(edges: [.top, .leading]).frame(height: 30)
                GeometryReader { proxy in Color.blue.frame(width: 20, height: proxy.safeAreaInsets.bottom) }
                    .frame(height: 40)
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
        .safeArea(EdgeInsets(top: 20, leading: 4, bottom: 10, trailing: 6))
        rule("relative words") {
            ScrollView {
                Text("narrow").containerRelativeFrame(.horizontal, alignment: .trailing)
                Text("half").containerRelativeFrame(.horizontal, count: 2, spacing: 4, alignment: .leading)
            }
            .frame(width: 150, height: 60)
        }
        rule("content wider than its offer") { box(90, 5).frame(minWidth: 20).frame(width: 60) }
        rule("an author's layout") {
            CornerLayout {
                box(30, 10)
                Text("words in a corner").layoutPriority(3)
            }
        }
        rule("lengths that scale") {
            VStack {
                ScaledBox()
                Text("large").font(.headline)
            }
            .dynamicTypeSize(.xxxLarge)
        }
        rule("pile with a guide") {
            ZStack(alignment: .topLeading) {
                box(40, 20)
                box(10, 10).alignmentGuide(.leading) { _ in -5 }
                Text("beside").alignmentGuide(.top) { $0.height / 2 }
            }
        }
        rule("filled ratio") {
            HStack(spacing: 2) {
                Color.red.aspectRatio(3, contentMode: .fill).frame(width: 50, height: 40)
                Color.green.aspectRatio(0.5, contentMode: .fit).frame(height: 30)
                Text("a row that is fixed").fixedSize()
            }
        }
        rule("layers with priority") {
            HStack {
                Text("long words that want it all").layoutPriority(1).background(Color.red)
                Text("other words that wrap")
            }
        }
        rule("cells in the corner") {
            LazyHGrid(rows: [GridItem(.fixed(30), alignment: .bottomTrailing), GridItem(.adaptive(minimum: 12))]) {
                ForEach(0..<6) { number in box(CGFloat(6 + 3 * number), 7) }
            }
            .frame(height: 90)
        }
        rule("ideals of frames") {
            HStack {
                Color.red.frame(minWidth: 10, idealWidth: 30, maxHeight: 20)
                Text("words that may be narrow").frame(minWidth: 50)
            }
            .fixedSize()
        }
        rule("lines at the end") {
            VStack(alignment: .leading) {
                Text("ends with a line\n")
                Text("hyphen\u{AD}ation of ex\u{AD}tra\u{AD}or\u{AD}di\u{AD}nary words").frame(width: 70)
                Text("some lines of words that are cut where their frame ends").frame(width: 90, height: 40)
            }
        }
        rule("own frame") {
            VStack {
                GeometryReader { proxy in box(proxy.frame(in: .local).width / 2, 6) }.frame(height: 10)
                Divider().frame(width: 60)
            }
        }
    }
}

private struct Fruit: Identifiable {
    let name: String
    let weight: Int
    var id: String { name }

    static let all = [Fruit(name: "Apple", weight: 120), Fruit(name: "Pineapple", weight: 900)]
}

private struct ScaledBox: View {
    @ScaledMetric private var side = 20.0

    var body: some View { Color.red.frame(width: side, height: 12) }
}

/// Puts every view into the far corner, those with a priority first.
private struct CornerLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(proposal) }
            .reduce(.zero) { CGSize(width: max($0.width, $1.width), height: $0.height + $1.height) }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var bottom = bounds.maxY
        for subview in subviews.sorted(by: { $0.priority > $1.priority }) {
            subview.place(at: CGPoint(x: bounds.maxX, y: bottom), anchor: .bottomTrailing, proposal: proposal)
            bottom -= subview.sizeThatFits(proposal).height
        }
    }
}
