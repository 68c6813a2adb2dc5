import Foundation
import LayoutEngine
import Testing

/// Deep and broad trees end, and the number of answers grows no faster than the tree. Each runs in a process of its own
/// whose main thread's stack may grow, as the recorder's does.
struct LargeTreeTests {
    /// Levels of nesting: 10,000, and a tenth of it in debug builds, whose frames are many times larger and do not fit in
    /// the 128 MB that a stack can grow to after its process has started.
    private static var deep: Int { _isDebugAssertConfiguration() ? 1_000 : 10_000 }

    /// Lets the main thread's stack grow. Only what is used is ever taken.
    private static func growStack() {
        var limit = rlimit()
        let stack = __rlimit_resource_t(UInt32(RLIMIT_STACK.rawValue))
        guard getrlimit(stack, &limit) == 0 else { return }
        limit.rlim_cur = min(1 << 30, limit.rlim_max)
        _ = setrlimit(stack, &limit)
    }

    @MainActor private static func nested(
        _ depth: Int, _ wrap: @MainActor (AnyView, Int) -> AnyView
    ) -> AnyView {
        growStack()
        var view = AnyView(Color.red.frame(width: 10, height: 10))
        for level in 0..<depth { view = wrap(view, level) }
        return view
    }

    /// Ends the process as failed unless a view is laid out with enough nodes and few enough answers.
    @MainActor private static func check(
        _ view: AnyView, at width: CGFloat, _ height: CGFloat?, nodes: Int, answersPerNode: Double
    ) {
        let frames = LaidOut(width, height) { view }.frames
        let computed = Double(frames.reduce(0) { $0 + $1.node.computed }) / Double(frames.count)
        precondition(frames.count >= nodes, "only \(frames.count) nodes")
        precondition(computed <= answersPerNode, "\(computed) answers per node")
    }

    @Test("Frames, as deep as the stack lets them") func frames() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let view = Self.nested(Self.deep) { view, _ in AnyView(view.frame(maxWidth: .infinity)) }
                Self.check(view, at: 200, 200, nodes: Self.deep, answersPerNode: 4)
            }
        }
    }

    @Test("Padding as deep") func padding() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let view = Self.nested(Self.deep) { view, _ in AnyView(view.padding(.leading, 0.001)) }
                Self.check(view, at: 200, 200, nodes: Self.deep, answersPerNode: 4)
            }
        }
    }

    @Test("Stacks of one child and fixed sizes as deep") func chains() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let view = Self.nested(Self.deep) { view, level in
                    level % 2 == 0 ? AnyView(HStack { view }) : AnyView(view.fixedSize())
                }
                Self.check(view, at: 200, 200, nodes: Self.deep, answersPerNode: 4)
            }
        }
    }

    @Test("AnyViews and groups as deep") func transparent() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let view = Self.nested(Self.deep) { view, _ in AnyView(Group { view }) }
                Self.check(view, at: 200, 200, nodes: 2, answersPerNode: 4)
            }
        }
    }

    @Test("Stacks of one axis a fifth as deep ask each child a bounded number of questions") func deepStacks() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let view = Self.nested(Self.deep / 5) { view, _ in
                    AnyView(
                        VStack(spacing: 0) {
                            view
                            Color.blue.frame(height: 1)
                        })
                }
                Self.check(view, at: 200, 5_000, nodes: 3 * Self.deep / 5, answersPerNode: 12)
            }
        }
    }

    @Test("Rows and columns by turns compute a bounded number of answers per node at any depth") func turns() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                for depth in [50, 200] {
                    let view = Self.nested(depth) { view, level in
                        let leaf = Color.blue.frame(width: 5, height: 5)
                        return level % 2 == 0
                            ? AnyView(
                                HStack {
                                    view
                                    leaf
                                })
                            : AnyView(
                                VStack {
                                    view
                                    leaf
                                })
                    }
                    Self.check(view, at: 1_000, 1_000, nodes: 3 * depth, answersPerNode: 12)
                }
            }
        }
    }

    @Test("100,000 children of a column") @MainActor func broadColumn() {
        let column = LaidOut(400, nil) {
            VStack(spacing: 0) { ForEach(0..<100_000) { _ in Color.red.frame(height: 1) } }
        }
        #expect(column.size.height == 100_000)
    }

    @Test("100,000 cells of a grid") @MainActor func broadGrid() {
        let grid = LaidOut(400, nil) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))], spacing: 0) {
                ForEach(0..<100_000) { _ in Color.red.frame(height: 1) }
            }
        }
        #expect(grid.size.height == (100_000.0 / 14).rounded(.up))
    }
}
