import LayoutEngine
import SwiftUI
import Testing

/// Custom layouts and views as people write them: compiled in Swift 5 mode against the product `SwiftUI`, and laid out.
@MainActor struct SourcesAsWrittenTests {
    private func frames(
        _ width: CGFloat?, _ height: CGFloat?, direction: LayoutDirection = .leftToRight, kind: String = ".frame",
        @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) -> (size: CGSize, frames: [[CGFloat]]) {
        let session = ViewSession { content() }
        session.environment.layoutDirection = direction
        let root = session.build()
        root.layOut(at: .zero, proposal: ProposedViewSize(width: width, height: height))
        var frames: [[CGFloat]] = []
        var pending: [(LayoutNode, CGPoint)] = [(root, .zero)]
        while let (node, base) = pending.popLast() {
            let origin = CGPoint(x: base.x + node.origin.x, y: base.y + node.origin.y)
            if node.kind == kind { frames.append([origin.x, origin.y, node.size.width, node.size.height]) }
            for child in node.children.reversed() where child.isShown { pending.append((child, origin)) }
        }
        return (root.size, frames)
    }

    private func boxes(_ sizes: [(CGFloat, CGFloat)]) -> some View {
        ForEach(0..<sizes.count, id: \.self) { Color.red.frame(width: sizes[$0].0, height: sizes[$0].1) }
    }

    @Test func flow() {
        let flow = frames(100, nil) { FlowLayout { boxes([(40, 10), (40, 20), (40, 10)]) } }
        #expect(flow.size == CGSize(width: 88, height: 38))
        #expect(flow.frames == [[0, 5, 40, 10], [48, 0, 40, 20], [0, 28, 40, 10]])
        let trailing = frames(100, nil) {
            FlowLayout(alignment: .trailing).callAsFunction { boxes([(40, 10), (60, 20)]) }.padding(2)
        }
        #expect(trailing.frames == [[22, 2, 40, 10], [2, 20, 60, 20]])
    }

    @Test func platformViews() {
        func height(_ text: String, _ width: CGFloat?) -> CGFloat {
            frames(width, nil) { GrowingTextView(text: .constant(text)) }.size.height
        }
        let words = "Keep the measured width until the window is resized"
        let line = height("Keep", 400) - 16
        #expect(line > 0)
        #expect(height(words, 100) > height(words, 400) && height("Keep\nit", 400) == 2 * line + 16)
        #expect(height(words, nil) == 30)
        #expect(frames(80, 60) { TitledBox(title: "Title") }.size == CGSize(width: 80, height: 60))
    }

    @Test func radial() {
        let radial = frames(100, 100) { RadialLayout(inset: 10) { boxes([(10, 10), (10, 10), (10, 10), (10, 10)]) } }
        let rounded = radial.frames.map { $0.map { ($0 * 1000).rounded() / 1000 } }
        #expect(rounded == [[45, 5, 10, 10], [85, 45, 10, 10], [45, 85, 10, 10], [5, 45, 10, 10]])
        #expect(frames(nil, nil) { RadialLayout_Previews.previews }.size == CGSize(width: 10, height: 10))
    }

    @Test func drawingModules() {
        let orbit = frames(nil, nil, kind: "PolygonShape") { Orbit() }
        #expect(orbit.size == CGSize(width: 95, height: 95))
        #expect(orbit.frames.map { [$0[0].rounded(), $0[1].rounded()] } == [[85, 45], [45, 85], [5, 45], [45, 5]])
        let path = PolygonShape(sides: 4).path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect
        #expect(abs(path.midX - 10) < 0.001 && abs(path.width - 20 * cos(.pi / 12)) < 0.001)
        #expect(Note.transferRepresentation is TransferRepresentations<Note>)
        #expect(frames(80, nil, kind: "Rectangle") { NoteBoard() }.frames == [[0, 0, 80, 10]])
    }

    @Test func masonry() {
        let masonry = frames(108, nil) {
            MasonryLayout { ForEach([10, 30, 10, 10] as [CGFloat], id: \.self) { Color.red.frame(height: $0) } }
        }
        #expect(masonry.frames == [[0, 0, 50, 10], [58, 0, 50, 30], [0, 18, 50, 10], [0, 36, 50, 10]])
    }

    @Test func equalWidth() {
        let row = frames(400, 100) { EqualWidthHStack { boxes([(10, 10), (30, 20)]) } }
        #expect(row.size == CGSize(width: 68, height: 20))
        #expect(row.frames == [[10, 5, 10, 10], [38, 0, 30, 20]])
        let buttons = frames(400, 100, kind: "Button") { VotingButtons() }.frames
        #expect(buttons.count == 3)
        #expect(Set(buttons.map { $0[2] }).count == 1)
    }

    @Test func waterfall() {
        let waterfall = frames(104, nil) {
            WaterfallLayout(tracks: .adaptive(minimum: 40)) {
                ForEach([10, 30, 10] as [CGFloat], id: \.self) { Color.red.frame(height: $0) }
            }
        }
        #expect(waterfall.frames == [[0, 0, 50, 10], [54, 0, 50, 30], [0, 14, 50, 10]])
    }

    @Test func wrapping() {
        let words = frames(100, nil) { WrappingHStack(alignment: .bottom) { boxes([(40, 10), (40, 20), (40, 10)]) } }
        #expect(words.frames == [[6, 10, 40, 10], [54, 0, 40, 20], [30, 28, 40, 10]])
        #expect(frames(nil, nil) { WrappingHStack { boxes([(40, 10), (40, 20)]) } }.size.width == 88)
    }

    @Test func layoutAsModifier() {
        let square = frames(100, 100) { Color.red.frame(width: 20, height: 10).squared(padding: 5) }
        #expect(square.size == CGSize(width: 30, height: 30))
        #expect(square.frames == [[5, 10, 20, 10]])
    }

    @Test func overlapping() {
        let avatars = frames(nil, nil) {
            OverlappingStack(progress: 0.5) { boxes([(20, 20), (20, 20), (20, 20)]).overlap(8) }
        }
        #expect(avatars.size.width == 52)
        #expect(avatars.frames.map { $0[0] } == [0, 16, 32])
    }

    @Test func explicitGuide() {
        let cloud = frames(nil, nil) { TagCloud() }
        #expect(cloud.frames == [[0, 0, 80, 10], [0, 10, 40, 10], [0, 20, 20, 10]])
    }

    @Test func switching() {
        let vertical = frames(nil, nil) { AdaptiveStack(isVertical: true) { boxes([(10, 10), (20, 20)]) } }
        #expect(vertical.frames == [[4, 4, 10, 10], [4, 22, 20, 20]])
        let horizontal = frames(nil, nil) { AdaptiveStack(isVertical: false) { boxes([(10, 10), (20, 20)]) } }
        #expect(horizontal.frames == [[4, 4, 10, 10], [22, 4, 20, 20]])
        let sizes = LayoutPicker.Kind.allCases.map { kind in frames(nil, nil) { LayoutPicker(kind: kind) }.size }
        #expect(
            sizes == [
                CGSize(width: 48, height: 40), CGSize(width: 30, height: 68), CGSize(width: 30, height: 40),
                CGSize(width: 30, height: 68),
            ])
    }

    @Test func diagonal() {
        let left = frames(nil, nil) { DiagonalLayout(step: 2) { boxes([(10, 10), (20, 20)]) } }
        #expect(left.size == CGSize(width: 32, height: 32))
        #expect(left.frames == [[0, 0, 10, 10], [12, 12, 20, 20]])
        let right = frames(nil, nil, direction: .rightToLeft) {
            DiagonalLayout(step: 2) { boxes([(10, 10), (20, 20)]) }
        }
        #expect(right.frames == [[0, 22, 10, 10], [12, 0, 20, 20]])
    }

    @Test func weighted() {
        let row = frames(90, 20) {
            WeightedHStack {
                Color.red.frame(height: 10).weight(2)
                Color.blue.frame(height: 20)
            }
        }
        #expect(row.frames == [[0, 5, 60, 10], [60, 0, 30, 20]])
    }

    @Test func screen() {
        let tiles = frames(320, 600) { ProfileScreen(shown: false) }
        #expect(tiles.size == CGSize(width: 320, height: 600))
        let cards = frames(100, nil, kind: "Color") { Card { Color.red.frame(height: 20) } }
        #expect(cards.frames == [[8, 8, 84, 20]])
        #expect(
            frames(30, 20, kind: "Triangle") { Triangle().inset(by: 2).strokeBorder(.red) }.frames == [[0, 0, 30, 20]])
        #expect(frames(30, 20, kind: "Triangle") { Triangle().fill(.red) }.frames == [[0, 0, 30, 20]])
    }

    @Test func entries() {
        let cards = frames(nil, nil, kind: "Color") { ThemedCards() }
        #expect(cards.size == CGSize(width: 100, height: 56))
        #expect(cards.frames == [[8, 8, 60, 40], [78, 8, 20, 40]])
    }

    @Test func screens() {
        let screens: [(name: String, view: AnyView, nodes: Int)] = [
            ("settings", AnyView(SettingsView()), 30),
            ("weather", AnyView(WeatherCard(city: "Oslo", forecasts: [])), 10),
            ("canvas", AnyView(CanvasScreen()), 10),
            ("people", AnyView(PeopleTable()), 20),
            ("styles", AnyView(StyleGuide()), 40),
            ("texts", AnyView(TextSampler()), 25),
            ("animations", AnyView(Animations()), 10),
            ("order", AnyView(OrderForm()), 40),
            ("timeline", AnyView(TimelineScreen()), 15),
            ("dashboard", AnyView(Dashboard()), 30),
            ("chat", AnyView(ChatView()), 15),
            ("carousel", AnyView(Carousel()), 20),
            ("transitions", AnyView(Transitions()), 8),
            ("recipes", AnyView(RecipeList()), 10),
            ("layouts", AnyView(All()), 15),
        ]
        for screen in screens {
            let (size, shown) = every(320, 600) { screen.view }
            #expect(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite, "\(screen.name)")
            #expect(shown.count >= screen.nodes, "\(screen.name) shows \(shown.count)")
            #expect(shown.allSatisfy { $0.width.isFinite && $0.height.isFinite }, "\(screen.name)")
        }
    }

    /// The sizes of all nodes.
    private func every(
        _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) -> (size: CGSize, shown: [CGSize]) {
        let session = ViewSession { content() }
        let root = session.build()
        root.layOut(at: .zero, proposal: ProposedViewSize(width: width, height: height))
        var shown: [CGSize] = []
        var pending = [root]
        while let node = pending.popLast() {
            shown.append(node.size)
            pending += node.children.filter(\.isShown)
        }
        return (root.size, shown)
    }

    @Test func styledControls() {
        let isOn = Binding.constant(true)
        let checks = { (kind: String) in
            self.frames(300, nil, kind: kind) { Toggle("Check", isOn: isOn).toggleStyle(CheckToggleStyle()) }.frames
        }
        #expect(checks("Checkbox").isEmpty)
        #expect(checks("Button").count == 1)
        // The label of a pill has 16 at both sides and 8 above and below.
        let label = frames(nil, nil) { Text("Pill") }.size
        let pill = frames(nil, nil) { Button("Pill") {}.buttonStyle(.pill) }.size
        #expect(pill == CGSize(width: label.width + 32, height: label.height + 16))
        let ring = frames(300, 300, kind: "Gauge") {
            Gauge(value: 0.3) {
                Text("G")
            } currentValueLabel: {
                Text("30")
            }.gaugeStyle(RingGaugeStyle())
        }
        #expect(ring.frames == [[0, 0, 60, 60]])
        let bar = frames(200, 300, kind: "Capsule") { ProgressView(value: 0.25).progressViewStyle(BarProgressStyle()) }
        #expect(bar.frames == [[0, 0, 200, 8], [0, 0, 50, 8]])
    }

    @Test func drawingsAndDates() {
        #expect(frames(300, 300, kind: "Canvas") { ClockFace() }.frames.map { $0[2...] } == [[120, 120]])
        let date = Date(timeIntervalSince1970: 0)
        let fields = frames(nil, nil, kind: "DatePicker") {
            DatePicker("", selection: .constant(date)).labelsHidden()
        }
        #expect(fields.size == CGSize(width: 96 + 8 + 72, height: 22))
        let word = frames(nil, nil) { Text(date, style: .date) }.size
        #expect(word == frames(nil, nil) { Text("January 1, 1970") }.size)
    }
}
