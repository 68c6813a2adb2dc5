import Foundation
import LayoutRecord
import LayoutStore

/// Prints the milliseconds of `body`.
private func timed(_ what: String, _ body: () throws -> Void) throws {
    let clock = ContinuousClock()
    let start = clock.now
    try body()
    let (seconds, attoseconds) = (clock.now - start).components
    print(what, Double(seconds * 1_000_000 + attoseconds / 1_000_000_000_000) / 1000, "ms")
}

/// Records many runs of 100 suites of 10 cases, one suite changed in each, and prints how size and reading grow.
func grow(_ path: String, runs: Int) throws {
    let store = try Store.open(path: path, access: .write(create: true))
    for number in 0..<runs {
        try record(name: "run \(number)", suites: 100, cases: 10, nodes: 20, variant: number, changed: 1, in: store)
        guard number == 1 || number == runs - 1 else { continue }
        try store.checkpoint()
        print(number + 1, "runs", (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0, "bytes")
        for _ in 0..<3 {
            try timed("  open, latest and its predecessor, the changed suite") {
                let reader = try Store.open(path: path, access: .read)
                let (new, old) = (try reader.resolve("latest").run.id, try reader.resolve("latest~1").run.id)
                let before = try reader.suites(of: old)
                for suite in try reader.suites(of: new) where !before.contains(suite) {
                    for run in [old, new] {
                        for stored in try reader.cases(of: run, suite: suite.name) {
                            _ = try reader.recording(stored.digests)
                        }
                    }
                }
            }
        }
        try timed("  runs") { _ = try Store.open(path: path, access: .read).runs() }
        try timed("  history") { _ = try store.history(caseID: "suite 0/scenario 0@w96") }
    }
}

/// Prints the figures of PERF.md section 3 that the store decides: bytes, and milliseconds for their size.
func measure(_ path: String) throws {
    func size() throws -> Int {
        try Store.open(path: path, access: .write(create: false)).checkpoint()
        return (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }
    let (suites, cases, nodes) = (100, 100, 20)
    let all = suites * cases * nodes
    let store = try Store.open(path: path, access: .write(create: true))
    try timed("generate only") {
        var events = 0
        for suite in 0..<suites {
            for index in 0..<cases {
                let recording = generated(suite: suite, scenario: index / 4, offer: index, nodes: nodes, variant: 0)
                events += recording.digests.visible.bytes.count
            }
        }
        print("digested", events / 32)
    }
    try timed("first run") {
        try record(name: "first", suites: suites, cases: cases, nodes: nodes, variant: 0, in: store)
    }
    let first = try size()
    print("first run", first, "bytes,", first / all, "a node with 4 events; allowed", 40 + 4 * 25)
    try timed("unchanged run") {
        try record(name: "again", suites: suites, cases: cases, nodes: nodes, variant: 0, in: store)
    }
    for number in 1..<100 {
        try record(
            name: "again \(number)", suites: suites, cases: cases, nodes: nodes, variant: number, changed: 0, in: store)
    }
    print("an unchanged run adds", (try size() - first) / 100, "bytes")
    let before = try size()
    try timed("1 suite of 100 changed") {
        try record(name: "changed", suites: suites, cases: cases, nodes: nodes, variant: 7, changed: 1, in: store)
    }
    print("a run with 1 suite of 100 changed adds", try size() - before, "bytes")
    try timed("latest") { _ = try store.resolve("latest") }
    try timed("runs") { _ = try store.runs() }
    try timed("read 100 recordings") {
        for stored in try store.cases(of: 1, suite: "suite 5") { _ = try store.recording(stored.digests) }
    }
    let wide = try Store.open(path: path + ".wide", access: .write(create: true))
    try timed("100,000 nodes in one recording") {
        try record(name: "wide", suites: 1, cases: 1, nodes: 100_000, variant: 0, in: wide)
    }
    try wide.checkpoint()
}
