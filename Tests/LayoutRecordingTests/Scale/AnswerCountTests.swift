import LayoutEngine
import SyntheticCatalogue
import Testing

/// How often nodes are asked and answer, which no machine changes.
@MainActor struct AnswerCountTests {
    /// The most answers computed and questions asked a node.
    private nonisolated static let limits: [(name: String, computed: Double, asked: Double)] = [
        ("engine-i", 1, 3), ("engine-ii", 9, 30), ("engine-iii", 1, 3), ("engine-iv-a", 4, 4), ("engine-iv-b", 12, 30),
        ("engine-v", 9, 20),
    ]

    @Test(arguments: limits) func aNodeIsAskedAFewTimes(name: String, computed: Double, asked: Double) throws {
        let engineCase = try #require(EngineCase.all.first { $0.name == name })
        for size in engineCase.sizes {
            let counts = engineCase.counts(size: size)
            #expect(counts.computedPerNode <= computed, "\(name) at \(size)")
            #expect(counts.askedPerNode <= asked, "\(name) at \(size)")
        }
    }

    @Test(arguments: limits) func countsGrowWithTheNodes(name: String, computed: Double, asked: Double) throws {
        let engineCase = try #require(EngineCase.all.first { $0.name == name })
        let small = engineCase.counts(size: engineCase.sizes[0])
        let large = engineCase.counts(size: engineCase.sizes[2])
        #expect(large.askedPerNode <= small.askedPerNode * 1.1)
    }

    @Test func textsInAlternatingStacksAreAtMostQuadratic() throws {
        let engineCase = try #require(EngineCase.all.first { $0.name == "engine-iv-b-text" })
        let counts = engineCase.sizes.map { engineCase.counts(size: $0) }
        let nodes = Double(counts[2].nodes) / Double(counts[0].nodes)
        #expect(Double(counts[2].computed) / Double(counts[0].computed) <= nodes * nodes)
    }

    @Test func breadthOfAHundredThousandFinishes() throws {
        let engineCase = try #require(EngineCase.scale.first { $0.name == "engine-breadth" })
        let counts = engineCase.counts(size: 100_000)
        #expect(counts.nodes == 200_001)
        #expect(counts.computedPerNode <= 4)
    }
}
