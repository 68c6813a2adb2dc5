import LayoutRecord
import Testing

@testable import LayoutCLI

/// Recorders that are not ours, sound and broken.
@Suite struct StreamRecordingTests {
    private func read(_ mode: String, _ more: [String] = [], only: [String] = [], timeout: Double = 20) throws
        -> [String]
    {
        var ids: [String] = []
        let stream = StreamRecording(
            command: Fixtures.recorder(mode) + more, environment: Fixtures.environment, timeout: timeout, only: only)
        try stream.read(header: { _ in }) {
            ids.append($0.id.description)
            return true
        }
        return ids
    }

    @Test func `A sound stream is read in its order`() throws {
        #expect(try read("stream", ["cases=2", "steps=1"]).count == 4)
        #expect(try read("stream", only: ["list/*"]).count == 3)
        #expect(try read("flood").count == 6)
    }

    @Test(arguments: [
        ("no-footer", ExitCode.emptyOrIncomplete, "without the stream's last line"),
        ("wrong-count", .emptyOrIncomplete, "says that it wrote 7 cases, yet 6 came"),
        ("garbage", .couldNotRun, "line 1 of the recorder's output, \"Hello, I am no recorder\", cannot be read"),
        ("exit-3", .couldNotRun, "ended with exit code 3 after 6 cases:\nsomething went wrong"),
        ("hang", .couldNotRun, "wrote nothing for 1 s after line 1"),
        ("silent", .couldNotRun, "wrote no stream"),
    ]) func `A broken stream is one sentence`(mode: String, code: ExitCode, words: String) {
        let failure = #expect(throws: CommandFailure.self) { try read(mode, timeout: 1) }
        #expect(failure?.code == code)
        #expect(failure?.message.contains(words) == true)
        #expect(failure?.remedy != nil)
    }

    @Test func `A program that is not there is named`() {
        let stream = StreamRecording(command: ["/no/such/recorder"], environment: [:], timeout: 5, only: [])
        let failure = #expect(throws: CommandFailure.self) { try stream.read(header: { _ in }, record: { _ in true }) }
        #expect(failure?.message == "/no/such/recorder cannot be started: No such file or directory")
    }

    @Test(arguments: [
        ("worker", Recorder.Manner.worker), ("stream", .stream(understandsOptions: true)),
        ("plain", .stream(understandsOptions: false)), ("garbage", .stream(understandsOptions: false)),
    ]) func `A recorder is asked how it wants to be talked to`(mode: String, manner: Recorder.Manner) throws {
        let recorder = try Recorder.probe(
            Fixtures.recorder(mode), environment: Fixtures.environment, timeout: 20)
        #expect(recorder.manner == manner)
        #expect(recorder.command.last == (manner == .worker ? "__recorder" : mode))
    }
}
