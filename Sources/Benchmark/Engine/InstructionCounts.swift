import Foundation
import LayoutEngine
import SyntheticCatalogue

/// Instructions that the engine cases execute, counted by callgrind: no other program disturbs these.
@MainActor enum InstructionCounts {
    /// Few enough nodes that the slow counting takes seconds.
    private static let sizes = [
        "engine-i": 1_000, "engine-ii": 5, "engine-iii": 5_000, "engine-iv-a": 200, "engine-iv-b": 100,
        "engine-iv-b-text": 50, "engine-v": 16,
    ]

    static func run(_ bench: Workbench) throws -> [Figure] {
        guard Program.has("valgrind") else {
            Note.say("instructions: skipped, there is no valgrind")
            return []
        }
        var figures: [Figure] = []
        for engineCase in EngineCase.all {
            guard let size = sizes[engineCase.name] else { continue }
            // What starting and one layout cost is subtracted by counting one and three.
            let counts = try [("build", 1), ("build", 3), ("layout", 1), ("layout", 3)].map { what, rounds in
                try count(engineCase.name, size, what, rounds, bench)
            }
            let nodes = Double(engineCase.counts(size: size).nodes)
            let build = (counts[1] - counts[0]) / 2
            let both = (counts[3] - counts[2]) / 2
            figures.append(
                Figure(name: engineCase.name + "-build", value: build / nodes, unit: "instructions a node"))
            figures.append(
                Figure(name: engineCase.name + "-layout", value: (both - build) / nodes, unit: "instructions a node"))
        }
        return figures.map {
            var figure = $0
            figure.note = "callgrind"
            return figure
        }
    }

    private static func count(
        _ name: String, _ size: Int, _ what: String, _ rounds: Int, _ bench: Workbench
    ) throws -> Double {
        let file = bench.path("callgrind.out")
        let tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=\(file)", "--main-stacksize=268435456"]
        _ = try Program.run(tool + [Program.own, "__layout", name, String(size), what, String(rounds)])
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let line = text.split(separator: "\n").last { $0.hasPrefix("totals: ") || $0.hasPrefix("summary: ") }
        guard let words = line?.split(separator: " "), let count = words.last.flatMap({ Double($0) }) else {
            throw BenchmarkError("callgrind wrote no totals")
        }
        return count
    }

    /// `__layout CASE SIZE build|layout ROUNDS`, with a case or a large tree by its name.
    static func layOut(_ arguments: [String]) -> Int32 {
        guard arguments.count == 4, let engineCase = EngineCase.named(arguments[0]), let size = Int(arguments[1]),
            let rounds = Int(arguments[3])
        else { return 2 }
        for _ in 0..<rounds {
            let view = engineCase.view(size)
            let session = ViewSession { view }
            let root = session.build()
            if arguments[2] == "layout" { root.layOut(at: .zero, proposal: engineCase.offer) }
        }
        return 0
    }
}
