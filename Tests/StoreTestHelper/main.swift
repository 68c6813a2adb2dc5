// What the store's tests run as processes of their own: writers that are killed, and figures of size and time.
import Foundation
import LayoutRecord
import LayoutStore

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
    FileHandle.standardError.write(Data("usage: StoreTestHelper COMMAND DB [ARGUMENT ...]\n".utf8))
    exit(2)
}
do {
    try command(arguments[0], database: arguments[1], arguments: Array(arguments.dropFirst(2)))
} catch {
    print("error \(error)")
    exit(1)
}

/// Runs one command. Every line on standard output says what was done, after it was done.
func command(_ command: String, database: String, arguments: [String]) throws {
    func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
    switch command {
    case "record":
        // record DB NAME RUNS: runs of three suites, one after the other.
        for number in 0..<(Int(arguments[1]) ?? 1) {
            let store = try Store.open(path: database, access: .write(create: true))
            let run = try record(
                name: "\(arguments[0])-\(number)", suites: 3, cases: 4, nodes: 10, variant: number, in: store)
            say("done \(run.id) \(run.state.rawValue)")
        }
    case "merge":
        // merge DB SOURCE ...: each source in turn.
        let store = try Store.open(path: database, access: .write(create: true))
        for source in arguments {
            let result = try store.merge(Store.open(path: source, access: .read))
            say("done \(result.copied.count)")
        }
    case "prune":
        // prune DB TIMES: keeps the two newest runs, again and again.
        for _ in 0..<(Int(arguments[0]) ?? 1) {
            let store = try Store.open(path: database, access: .write(create: false))
            _ = try store.prune(PrunePolicy(keepPerBranch: 2), dryRun: false)
            say("done")
        }
    case "read":
        // read DB: every recording of every run, as a reader that may not write.
        let store = try Store.open(path: database, access: .read)
        for run in try store.runs() {
            for suite in try store.suites(of: run.id) {
                for stored in try store.cases(of: run.id, suite: suite.name) { _ = try store.recording(stored.digests) }
            }
            say("done \(run.id) \(run.state.rawValue)")
        }
    case "open":
        _ = try Store.open(path: database, access: .write(create: true))
        say("done")
    case "hold":
        // hold DB: begins a run, says its number, and lives until it is killed.
        let store = try Store.open(path: database, access: .write(create: true))
        let header = RunHeader(
            engine: EngineIdentity(name: "keyline", version: "0.1.0"), environment: [],
            scope: RunScope(only: [], cases: 1))
        let writer = try store.beginRun(NewRun(name: "held", startedAt: "2026-01-01T00:00:00Z", header: header))
        say("done \(writer.run)")
        sleep(60)
    case "measure": try measure(database)
    case "grow": try grow(database, runs: Int(arguments[0]) ?? 1)
    default: throw StoreError(.invalid, "no command \(command)")
    }
}
