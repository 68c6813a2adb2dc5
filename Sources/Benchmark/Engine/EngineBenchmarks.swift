import Foundation
import LayoutEngine
import SyntheticCatalogue

/// The engine alone: cases i to v at three sizes each.
@MainActor enum EngineBenchmarks {
    /// What Yoga took on a machine of the project's kind, in milliseconds, for where its wheel cannot be had.
    private static let recordedYoga = [
        "engine-i": 0.21, "engine-ii": 30.8, "engine-iii": 5.2, "engine-iv-a": 0.27,
    ]

    /// Processor time, the best of nine: the layout call, and building where the case says so.
    static func layout(_ bench: Workbench) throws -> [Figure] {
        let yoga = try YogaReference.times(bench)
        var figures: [Figure] = []
        for engineCase in EngineCase.all {
            let times = engineCase.sizes.map { Self.times(engineCase, size: $0) }
            let middle = times[1]
            var figure = Figure(name: engineCase.name, value: middle.layout * 1000, unit: "ms")
            figure.reference = yoga?[engineCase.name] ?? recordedYoga[engineCase.name]
            if figure.reference != nil { figure.referenceName = yoga == nil ? "Yoga, as recorded" : "Yoga" }
            figure.growth = Timing.growth(times.map { ($0.nodes, $0.layout) })
            figure.note =
                "layout of \(Int(middle.nodes)) nodes, \(Figure.short(middle.layout * 1e9 / middle.nodes)) ns a node"
            switch engineCase.name {
            case "engine-i": figure.target = .ratio(1)
            case "engine-ii": figure.target = .ratio(0.15)
            case "engine-iii": figure.target = .value(3)
            case "engine-iv-a": figure.target = .growth(1.1)
            case "engine-iv-b": figure.target = .growth(1.1)
            case "engine-iv-b-text": figure.target = .growth(2.1)
            default: break
            }
            figures.append(figure)
            var build = Figure(name: engineCase.name + "-build", value: middle.build * 1000, unit: "ms")
            build.growth = Timing.growth(times.map { ($0.nodes, $0.build) })
            build.note = "building, \(Figure.short(middle.build * 1e9 / middle.nodes)) ns a node"
            if engineCase.name == "engine-v" {
                build.value += middle.layout * 1000
                build.name = "engine-v-whole"
                build.note = "building and layout"
                build.target = .value(2)
                build.reference = 40
                build.referenceName = "SwiftCrossUI on an M2, as published"
            }
            figures.append(build)
        }
        return figures
    }

    struct Times {
        var nodes: Double
        var build: Double
        var layout: Double
    }

    private static func times(_ engineCase: EngineCase, size: Int) -> Times {
        var builds: [Double] = []
        var layouts: [Double] = []
        var nodes = 0
        for _ in 0..<9 {
            let view = engineCase.view(size)
            let session = ViewSession { view }
            var root: LayoutNode!
            builds.append(Timing.processorSeconds { root = session.build() })
            layouts.append(Timing.processorSeconds { root.layOut(at: .zero, proposal: engineCase.offer) })
            if nodes == 0 { nodes = EngineCase.count(root).nodes }
        }
        return Times(nodes: Double(nodes), build: builds.min() ?? 0, layout: layouts.min() ?? 0)
    }

    /// Answers a node, asked and computed, counted while somebody observes: these do not depend on the machine.
    static func counts(_ bench: Workbench) throws -> [Figure] {
        var figures: [Figure] = []
        let targets: [String: (computed: Double, asked: Double?)] = [
            "engine-ii": (9, 30), "engine-iv-a": (4, nil), "engine-iv-b": (12, 30),
        ]
        for engineCase in EngineCase.all {
            let counts = engineCase.sizes.map { engineCase.counts(size: $0) }
            let most = counts.max { $0.computedPerNode < $1.computedPerNode } ?? counts[1]
            var computed = Figure(
                name: engineCase.name + "-computed", value: most.computedPerNode, unit: "answers a node")
            computed.growth = Timing.growth(counts.map { (Double($0.nodes), Double($0.computed)) })
            computed.target = targets[engineCase.name].map { .value($0.computed) }
            if engineCase.name == "engine-iv-b-text" { computed.target = .growth(2) }
            figures.append(computed)
            var asked = Figure(
                name: engineCase.name + "-asked", value: counts.map(\.askedPerNode).max() ?? 0, unit: "questions a node"
            )
            asked.growth = Timing.growth(counts.map { (Double($0.nodes), Double($0.asked)) })
            asked.target = targets[engineCase.name]?.asked.map { .value($0) }
            figures.append(asked)
        }
        return figures
    }

    /// A layout while an observer keeps everything it sees, against one that nobody observes.
    static func observer(_ bench: Workbench) throws -> [Figure] {
        ["engine-i", "engine-ii", "engine-iii", "engine-iv-b", "engine-v"].compactMap { name in
            guard let engineCase = EngineCase.all.first(where: { $0.name == name }) else { return nil }
            var times: [Bool: [Double]] = [:]
            for _ in 0..<9 {
                for isObserved in [false, true] {
                    let view = engineCase.view(engineCase.sizes[1])
                    let session = ViewSession { view }
                    let log = KeepingObserver()
                    let root = session.build(observer: isObserved ? log : nil)
                    times[isObserved, default: []].append(
                        Timing.processorSeconds { root.layOut(at: .zero, proposal: engineCase.offer) })
                }
            }
            var figure = Figure(
                name: name + "-observed", value: (times[true]?.min() ?? 0) * 1000, unit: "ms",
                reference: (times[false]?.min() ?? 0) * 1000, referenceName: "observer off")
            figure.target = .ratio(2.5)
            return figure
        }
    }

    /// Depth 10,000 and breadth 100,000 finish, and what a node costs there is what it costs elsewhere.
    static func scale(_ bench: Workbench) throws -> [Figure] {
        EngineCase.scale.map { engineCase in
            let times = engineCase.sizes.map { Self.times(engineCase, size: $0) }
            let last = times[times.count - 1]
            var figure = Figure(name: engineCase.name, value: (last.build + last.layout) * 1000, unit: "ms")
            figure.note = "building and layout of \(Int(last.nodes)) nodes"
            figure.growth = Timing.growth(times.map { ($0.nodes, $0.build + $0.layout) })
            figure.target = .growth(1.25)
            return figure
        }
    }
}

/// Keeps what it sees as a recording does, so that its cost is a recording's.
private final class KeepingObserver: LayoutObserver {
    private enum Entry {
        case measure(Int, ProposedViewSize, CGSize)
        case guide(Int, ProposedViewSize, String, CGFloat?)
        case place(Int, ProposedViewSize, CGPoint)
    }

    private var entries: [Entry] = []

    func measured(_ node: LayoutNode, at proposal: ProposedViewSize, size: CGSize) {
        entries.append(.measure(node.serial, proposal, size))
    }

    func aligned(_ node: LayoutNode, at proposal: ProposedViewSize, guide: AlignmentKey, value: CGFloat?) {
        entries.append(.guide(node.serial, proposal, guide.name, value))
    }

    func placed(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
        entries.append(.place(node.serial, proposal, origin))
    }
}
