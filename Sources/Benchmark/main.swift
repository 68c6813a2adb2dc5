import Foundation
import LayoutEngine

@MainActor func run() {
    var limit = rlimit()
    let stack = __rlimit_resource_t(UInt32(RLIMIT_STACK.rawValue))
    getrlimit(stack, &limit)
    limit.rlim_cur = min(1 << 30, limit.rlim_max)
    setrlimit(stack, &limit)
    let clock = ContinuousClock()
    let only = CommandLine.arguments.dropFirst()
    for engineCase in EngineCase.all where only.isEmpty || only.contains(engineCase.name) {
        for size in engineCase.sizes {
            var layouts: [Double] = []
            var builds: [Double] = []
            var nodes = 0, computed = 0, asked = 0
            for round in 0..<9 {
                let view = engineCase.view(size)
                let session = ViewSession { view }
                var root: LayoutNode!
                builds.append(clock.measure { root = session.build() } / .seconds(1))
                layouts.append(clock.measure { root.layOut(at: .zero, proposal: engineCase.offer) } / .seconds(1))
                if round == 0 {
                    var pending: [LayoutNode] = [root]
                    while let node = pending.popLast() {
                        nodes += 1
                        computed += node.computed
                        asked += node.computed + node.hits
                        pending += node.children
                    }
                }
            }
            layouts.sort(); builds.sort()
            print(
                engineCase.name, size, "nodes", nodes, "build ms", builds[4] * 1000, "layout ms", layouts[4] * 1000,
                "ns/node", layouts[4] * 1e9 / Double(nodes), "computed/node", Double(computed) / Double(nodes),
                "asked/node", Double(asked) / Double(nodes))
        }
    }
}
run()
