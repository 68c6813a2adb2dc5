import Foundation

/// How long a command takes that does nothing.
enum StartBenchmark {
    @MainActor static func run(_ bench: Workbench) throws -> [Figure] {
        var own: [Double] = []
        var sqlite: [Double] = []
        let hasSQLite = Program.has("sqlite3")
        for _ in 0..<30 {
            own.append(try bench.run(["--version"]).seconds)
            if hasSQLite { sqlite.append(try Program.run(["sqlite3", "--version"]).seconds) }
        }
        var figure = Figure(name: "start", value: Timing.median(own) * 1000, unit: "ms", target: .ratio(3))
        if hasSQLite { figure.reference = Timing.median(sqlite) * 1000 }
        figure.referenceName = hasSQLite ? "sqlite3 --version" : nil
        figure.note = "\(bench.linking) build; the target is for the static one"
        return [figure]
    }
}
