import SwiftUI

/// An everyday screen, with what people put on views in passing.
struct ProfileScreen: View {
    struct Item: Identifiable {
        let id = UUID()
        var title: String
        var isDone: Bool
    }

    @State private var items = [
        Item(title: "Photos", isDone: false), Item(title: "Notes", isDone: true), Item(title: "Mail", isDone: false),
    ]
    @State private var isShown = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) var direction

    private let columns = [GridItem(.adaptive(minimum: 80), spacing: 12)]

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    header
                    LazyVGrid(columns: columns, spacing: 12) {
                        ForEach(items) { item in
                            tile(item)
                        }
                    }
                    if isShown {
                        Text("Hidden").transition(.opacity.combined(with: .move(edge: .top)))
                    } else {
                        Label("More", systemImage: "ellipsis.circle.fill").labelStyle(.titleAndIcon)
                    }
                    Divider()
                    ViewThatFits(in: .horizontal) {
                        HStack { links }
                        VStack { links }
                    }
                }
                .padding()
            }
            .navigationTitle("Profile")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", action: add)
                }
            }
        }
        .tint(.purple)
        .animation(.spring(response: 0.3), value: isShown)
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Image(systemName: "person.crop.circle")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 48, height: 48)
                .foregroundStyle(.linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
                .clipShape(Circle())
                .overlay(Circle().strokeBorder(.white.opacity(0.8), lineWidth: 2))
                .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
            VStack(alignment: .leading) {
                Text("Jo Appleseed").font(.headline).bold()
                Text("Since \(2019)").font(.caption).foregroundColor(.secondary)
            }
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func tile(_ item: Item) -> some View {
        ZStack(alignment: .bottomTrailing) {
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(colorScheme == .dark ? Color.black : Color(white: 0.95))
                .rotationEffect(.degrees(item.isDone ? 2 : 0))
            Text(item.title).padding(8)
        }
        .frame(height: 80)
        .background(.regularMaterial, in: .rect(cornerRadius: 12))
        .contentShape(Rectangle())
        .scaleEffect(item.isDone ? 0.95 : 1)
        .accessibilityLabel(item.title)
        .accessibilityIdentifier(item.title)
    }

    @ViewBuilder private var links: some View {
        Link("Website", destination: URL(string: "https://example.com")!)
        Menu("Options") {
            Button("One") {}
        }
        ProgressView(value: 0.5)
    }

    private func add() {
        withAnimation(.easeInOut(duration: 0.2)) {
            items.append(Item(title: "New", isDone: false))
        }
    }
}

extension ProfileScreen {
    init(shown: Bool) { self.init(isShown: shown) }

    private init(isShown: Bool) { _isShown = State(initialValue: isShown) }
}

struct Card<Content: View, Footer: View>: View {
    let content: Content
    let footer: Footer

    init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.content = content()
        self.footer = footer()
    }

    var body: some View {
        VStack(spacing: 0) {
            content
            footer
        }
        .modifier(CardStyle(radius: 8))
    }
}

extension Card where Footer == EmptyView {
    init(@ViewBuilder content: () -> Content) {
        self.init(content: content, footer: { EmptyView() })
    }
}

struct CardStyle: ViewModifier {
    var radius: CGFloat

    func body(content: Content) -> some View {
        content
            .padding(radius)
            .background {
                UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
                    .stroke(.gray, style: StrokeStyle(lineWidth: 1, dash: [2, 2]))
            }
            .mask { Rectangle().padding(-1) }
    }
}

struct Triangle: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY + insetAmount))
            path.addLine(to: CGPoint(x: rect.maxX - insetAmount, y: rect.maxY))
            path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.midY))
            path.closeSubpath()
        }
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var triangle = self
        triangle.insetAmount += amount
        return triangle
    }
}
