/// A benchmark: a name to choose it by, and what it measures.
@MainActor struct Benchmark {
    let name: String
    let run: @MainActor (Workbench) throws -> [Figure]

    static let all: [Benchmark] = [
        Benchmark(name: "engine", run: EngineBenchmarks.layout),
        Benchmark(name: "engine-counts", run: EngineBenchmarks.counts),
        Benchmark(name: "engine-observer", run: EngineBenchmarks.observer),
        Benchmark(name: "engine-scale", run: EngineBenchmarks.scale),
        Benchmark(name: "text", run: TextBenchmarks.run),
        Benchmark(name: "record", run: RecordBenchmarks.run),
        Benchmark(name: "diff", run: DiffBenchmarks.run),
        Benchmark(name: "diff-growth", run: DiffBenchmarks.growth),
        Benchmark(name: "report", run: ReportBenchmarks.run),
        Benchmark(name: "runs", run: RunsBenchmark.run),
        Benchmark(name: "start", run: StartBenchmark.run),
        Benchmark(name: "memory", run: MemoryBenchmarks.run),
        Benchmark(name: "instructions", run: InstructionCounts.run),
    ]
}
