import LayoutRecord
import LayoutStore
import Testing

@testable import LayoutCLI

/// Keeps what a recording wrote.
private final class Memory: RecordingSink {
    var header: RunHeader?
    var cases: [RecordedCase] = []

    func begin(_ header: RunHeader) -> StoredRecordings? {
        self.header = header
        return nil
    }

    func append(_ recorded: RecordedCase) { cases.append(recorded) }
}

@Suite struct WorkerPoolTests {
    private func record(
        _ arguments: [String], jobs: Int = 2, timeout: Double = 20, repeats: Int = 1,
        change: (inout RecordingSession) -> Void = { _ in }
    ) throws -> (Memory, RecordingSession.Result) {
        var command = Fixtures.recorder("worker")
        command += arguments + ["__recorder"]
        var session = RecordingSession(
            recorder: Recorder(command: command, manner: .worker), arguments: [], only: [],
            environment: Fixtures.environment, jobs: jobs, timeout: timeout, repeats: repeats)
        change(&session)
        let memory = Memory()
        let terminal = Terminal(environment: [:], color: .never, isQuiet: true)
        var progress = Progress(terminal: terminal, environment: [:], verb: "recording")
        let result = try session.record(into: memory, progress: &progress)
        return (memory, result)
    }

    @Test(arguments: [1, 2, 5]) func `The order is the declared one for any number of jobs`(jobs: Int) throws {
        let (memory, result) = try record(["cases=60", "steps=1"], jobs: jobs)
        #expect(result.cases == 120)
        #expect(result.failed == 0)
        let ids = memory.cases.map(\.id.description)
        #expect(ids.prefix(2) == ["grid/scenario 0@w304", "grid/scenario 0@w304#1 tap \"more\""])
        #expect(
            ids
                == (0..<60).flatMap { number in
                    let base = "\(number < 30 ? "grid" : "list")/scenario \(number)@w304"
                    return [base, base + "#1 tap \"more\""]
                })
        #expect(memory.header?.engine == EngineIdentity(name: "fake", version: "1"))
        #expect(memory.header?.scope == RunScope(only: [], cases: 120))
    }

    @Test func `A crash is the outcome of its case and of nothing else`() throws {
        let (memory, result) = try record(["cases=40", "crash=list/scenario 25@w304"])
        #expect(result.cases == 40)
        #expect(result.failures == [.crashed: 1])
        let crashed = memory.cases.filter { $0.outcome != .settled }
        #expect(crashed.map(\.id.description) == ["list/scenario 25@w304"])
        let message = crashed[0].recording?.message
        #expect(
            message
                == "the recorder was ended by signal 6 (aborted) before the case was recorded\nabout to divide by zero\nFatal error: 1 / 0"
        )
    }

    @Test func `Steps after a crash are not reached`() throws {
        let (memory, result) = try record(["cases=3", "steps=2", "crash=grid/scenario 1@w304#1 tap \"more\""])
        #expect(result.cases == 9)
        #expect(result.failures == [.crashed: 2])
        let outcomes = memory.cases[3..<6].map(\.outcome)
        #expect(outcomes == [.settled, .crashed, .crashed])
        #expect(memory.cases[5].recording?.message == "not reached: the case before it ended the recorder")
    }

    @Test func `A case that takes too long is timed out`() throws {
        let (memory, result) = try record(["cases=4", "hang=grid/scenario 1@w304"], timeout: 1)
        #expect(result.failures == [.timedOut: 1])
        #expect(memory.cases[1].recording?.message == "no result within 1 s")
        #expect(memory.cases[2].outcome == .settled)
    }

    @Test(arguments: [
        ("exit=grid/scenario 0@w304", "the recorder ended with exit code 0 before the case was recorded"),
        ("partial=grid/scenario 0@w304", "the recorder ended with exit code 9 before the case was recorded"),
    ]) func `A worker that leaves is a crash`(argument: String, message: String) throws {
        let (memory, result) = try record(["cases=2", argument])
        #expect(result.failures == [.crashed: 1])
        #expect(memory.cases[0].recording?.message == message)
    }

    @Test func `What differs between processes is unstable`() throws {
        let (memory, result) = try record(["cases=3", "random"], repeats: 3)
        #expect(result.unstable == 3)
        let words = try #require(memory.cases[0].unstable)
        #expect(words.hasPrefix("recording 2 differs from recording 1: "))
        #expect(words.contains("then"), "it says in what")
        let (stable, _) = try record(["cases=3"], repeats: 3)
        #expect(stable.cases.allSatisfy { $0.unstable == nil })
    }

    @Test func `Shards share all units`() throws {
        var ids: [String] = []
        for index in 1...3 {
            let (memory, _) = try record(["cases=7"]) { $0.shard = Shard("\(index)/3") }
            ids += memory.cases.map(\.id.description)
        }
        #expect(ids.count == 7)
        #expect(Set(ids).count == 7)
    }

    @Test func `Failing fast stops at the first failure`() throws {
        let (memory, result) = try record(["cases=100", "crash=grid/scenario 3@w304"]) { $0.failsFast = true }
        #expect(result.isCut)
        #expect(memory.cases.count == 4)
    }

    @Test func `Nothing chosen is an error`() {
        #expect(throws: CommandFailure.self) { try record(["cases=4"]) { $0.chosen = ["nowhere/at all@w1"] } }
        let empty = #expect(throws: CommandFailure.self) { try record(["cases=0"]) }
        #expect(empty?.code == .emptyOrIncomplete)
    }
}
