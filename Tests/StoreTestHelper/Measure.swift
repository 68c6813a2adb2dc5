import Foundation
import LayoutRecord
import LayoutStore

/// Prints the figures of PERF.md section 3 that the store decides: bytes, and milliseconds for their size.
func measure(_ path: String) throws {
    func size() throws -> Int {
        try Store.open(path: path, access: .write(create: false)).checkpoint()
        return (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }
    func timed(_ what: String, _ body: () throws -> Void) throws {
        let clock = ContinuousClock()
        let time = try clock.measure(body)
        let (seconds, attoseconds) = time.components
        print(what, seconds * 1000 + attoseconds / 1_000_000_000_000_000, "ms")
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
