import Foundation
import LayoutEngine

/// Random trees with a fixed seed: the same number makes the same views.
@MainActor struct RandomViews {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(state: seed) }

    private mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    private mutating func length() -> CGFloat { CGFloat([0, 1, 4.5, 10, 33, 50, 96.25, 200][below(8)]) }
    private mutating func maybe(_ length: CGFloat) -> CGFloat? { below(2) == 0 ? nil : length }
    private mutating func alignment() -> Alignment {
        [.center, .topLeading, .bottomTrailing, .leading, .top, .leadingFirstTextBaseline, .centerLastTextBaseline][
            below(7)]
    }

    /// A view of at most some depth.
    mutating func view(depth: Int) -> AnyView {
        let choice = below(depth <= 0 ? 8 : 30)
        switch choice {
        case 0: return AnyView(Color.red)
        case 1: return AnyView(Text(["a", "some words here", "unbreakableword", "", "two\nlines"][below(5)]))
        case 2: return AnyView(Spacer(minLength: maybe(length())))
        case 3: return AnyView(Divider())
        case 4: return AnyView(Color.blue.frame(width: length(), height: length()))
        case 5: return AnyView(Circle())
        case 6: return AnyView(Image(systemName: "star"))
        case 7: return AnyView(EmptyView())
        case 8, 9, 10:
            let children = views(depth)
            let alignment = [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][below(5)]
            let spacing = maybe(length())
            return AnyView(HStack(alignment: alignment, spacing: spacing) { children })
        case 11, 12, 13:
            let children = views(depth)
            let alignment = [HorizontalAlignment.leading, .center, .trailing, .testMean][below(4)]
            let spacing = maybe(length())
            return AnyView(VStack(alignment: alignment, spacing: spacing) { children })
        case 14:
            let children = views(depth)
            let alignment = alignment()
            return AnyView(ZStack(alignment: alignment) { children })
        case 15:
            let (width, height, alignment) = (maybe(length()), maybe(length()), alignment())
            return AnyView(view(depth: depth - 1).frame(width: width, height: height, alignment: alignment))
        case 16:
            let (a, b, c) = (maybe(length()), maybe(length()), below(3) == 0 ? .infinity : maybe(length()))
            let alignment = alignment()
            return AnyView(
                view(depth: depth - 1).frame(minWidth: a, idealWidth: b, maxWidth: c, alignment: alignment))
        case 17:
            let (a, c) = (maybe(length()), below(3) == 0 ? .infinity : maybe(length()))
            return AnyView(view(depth: depth - 1).frame(minHeight: a, maxHeight: c))
        case 18:
            let amount = below(5) == 0 ? -length() : length()
            let edges = [Edge.Set.all, .horizontal, .top, .leading][below(4)]
            return AnyView(view(depth: depth - 1).padding(edges, amount))
        case 19:
            let (across, down) = (below(2) == 0, below(2) == 0)
            return AnyView(view(depth: depth - 1).fixedSize(horizontal: across, vertical: down))
        case 20:
            let ratio = [nil, 0.5, 2, 1.3][below(4)] as CGFloat?
            let mode = below(2) == 0 ? ContentMode.fit : .fill
            return AnyView(view(depth: depth - 1).aspectRatio(ratio, contentMode: mode))
        case 21:
            let priority = Double(below(3)) - 1
            return AnyView(view(depth: depth - 1).layoutPriority(priority))
        case 22:
            let layer = view(depth: depth - 2)
            let alignment = alignment()
            return AnyView(view(depth: depth - 1).background(alignment: alignment) { layer })
        case 23:
            let offset = length()
            return AnyView(view(depth: depth - 1).alignmentGuide(.testMean) { $0.width / 3 + offset })
        case 24:
            let children = views(depth)
            let axes: Axis.Set = [[.vertical], [.horizontal], [.horizontal, .vertical]][below(3)]
            return AnyView(ScrollView(axes) { children })
        case 25:
            let children = views(depth)
            return AnyView(ViewThatFits { children })
        case 26:
            let children = views(depth)
            let items = [
                GridItem(.fixed(length())), GridItem(.flexible(minimum: length())), GridItem(.adaptive(minimum: 20)),
            ]
            let columns = Array(items.prefix(1 + below(3)))
            let spacing = maybe(length())
            return AnyView(LazyVGrid(columns: columns, spacing: spacing) { children })
        case 27:
            let rows = [views(depth), views(depth)]
            let alignment = alignment()
            let columns = 1 + below(3)
            return AnyView(
                Grid(alignment: alignment) {
                    GridRow { rows[0] }
                    Color.red.frame(height: 3)
                    GridRow { rows[1].gridCellColumns(columns) }
                })
        case 28:
            let children = views(depth)
            let alignment = [HorizontalAlignment.leading, .center, .trailing][below(3)]
            return AnyView(LazyVStack(alignment: alignment) { children })
        default:
            let (x, y) = (length(), length())
            return below(2) == 0
                ? AnyView(view(depth: depth - 1).offset(x: x, y: y))
                : AnyView(view(depth: depth - 1).position(x: x, y: y))
        }
    }

    private mutating func views(_ depth: Int) -> ForEach<Range<Int>, Int, AnyView> {
        let children = (0..<below(5)).map { _ in view(depth: depth - 1 - below(2)) }
        return ForEach(0..<children.count) { children[$0] }
    }

    /// An offer: ordinary, or one of those that break layouts.
    mutating func offer() -> ProposedViewSize { ProposedViewSize(width: offered(), height: offered()) }

    private mutating func offered() -> CGFloat? {
        switch below(12) {
        case 0: nil
        case 1: 0
        case 2: -20
        case 3: .nan
        case 4: .infinity
        case 5: 1e9
        case 6: -.infinity
        default: CGFloat(below(4000)) / 10
        }
    }
}

/// A generator with a fixed seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

private enum TestMean: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension HorizontalAlignment {
    /// A custom guide, which containers merge by its mean.
    static let testMean = HorizontalAlignment(TestMean.self)
}
