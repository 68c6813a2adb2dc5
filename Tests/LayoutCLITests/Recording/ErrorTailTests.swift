import Testing

@testable import LayoutCLI

/// What is kept of a program's standard error.
@Suite struct ErrorTailTests {
    private static func frame(_ number: Int) -> String {
        "\(number)   libswiftCore.so                    0x00007f420cd5f1\(number) swift_reportError + 33\n"
    }

    @Test(arguments: [3, 40, 400], [1, 7, 4096]) func `The words before a stack trace are kept, the trace is not`(
        frames: Int, chunk: Int
    ) {
        let text =
            "A.swift:2: Fatal error: Index out of range\nCurrent stack trace:\n"
            + (0..<frames).map(Self.frame).joined()
        var tail = ErrorTail()
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            tail.append(bytes[start..<min(start + chunk, bytes.count)])
        }
        #expect(tail.text == "A.swift:2: Fatal error: Index out of range")
    }

    @Test func `The last lines are kept, without control characters`() {
        var tail = ErrorTail()
        #expect(tail.text == nil)
        for number in 0..<5000 { tail.append(Array("line \(number)\u{1b}\n\n".utf8)[...]) }
        tail.append(Array("12 monkeys\n".utf8)[...])
        #expect(tail.text == "line 4996\nline 4997\nline 4998\nline 4999\n12 monkeys")
        tail.clear()
        #expect(tail.text == nil)
    }
}
