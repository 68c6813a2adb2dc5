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

    private static let backtrace = """
        Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range

        *** Signal 4: Backtracing from 0x7f90b89162ad... done ***

        *** Program crashed: Illegal instruction at 0x00007f90b89162ad ***

        Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

        Thread 0 "Program" crashed:

          0  0x00007f90b89162ad _assertionFailure(_:_:file:line:flags:) + 404 in libswiftCore.so
          1 [ra] [inlined] 0x000055d0c2a1 Array.subscript.getter in Program at //<compiler-generated>
          2 [ra] 0x000055d0c2a3 LayoutNode.place(at:) + 12 in Program at /home/me/keyline/Sources/LayoutEngine/Tree/LayoutNode.swift:8:23
          3 [ra] 0x000055d0c2a4 closure #1 in Panel.body.getter + 212 in Program at /home/me/Sources/Program/Panel.swift:12:23
          4 [ra] 0x000055d0c2a4 Panel.body.getter + 12 in Program at /home/me/Sources/Program/Panel.swift:9:5

        Backtrace took 0.10s

        after
        """

    @Test(arguments: [1, 7, 4096]) func `Of a backtrace the first place in the program's own source is kept`(chunk: Int)
    {
        var tail = ErrorTail()
        let bytes = Array(Self.backtrace.utf8)
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            tail.append(bytes[start..<min(start + chunk, bytes.count)])
        }
        #expect(
            tail.text
                == "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range\nafter\nin closure #1 in Panel.body.getter, Panel.swift:12"
        )
    }

    @Test func `A place that the words name already is not said again`() {
        var tail = ErrorTail()
        tail.append(Array("Program/Panel.swift:12: Fatal error: no\n".utf8)[...])
        tail.append(Array(Self.backtrace.split(separator: "\n").dropFirst().joined(separator: "\n").utf8)[...])
        #expect(tail.text == "Program/Panel.swift:12: Fatal error: no\nafter")
    }

    @Test func `What failed without a word stands in the backtrace`() {
        var tail = ErrorTail()
        tail.append(Array("\n*** Signal 4: Backtracing from 0x55".utf8)[...])
        #expect(tail.isBeingTraced)
        tail.clear()
        let lines = [
            "", "*** Signal 4: Backtracing from 0x55f0... done ***", "Thread 0 \"Program\" crashed:", "",
            "0 [inlined] [system] 0x000055f0 Swift runtime failure: arithmetic overflow in Sum.body.getter at //<compiler-generated>",
            "1 [ra]               0x000055f0 Sum.body.getter + 41 in Program at /home/me/Sum.swift:4:30", "",
        ]
        tail.append(Array(lines.joined(separator: "\n").utf8)[...])
        #expect(tail.isBeingTraced)
        #expect(tail.text == "Swift runtime failure: arithmetic overflow\nin Sum.body.getter, Sum.swift:4")
        tail.append(Array("Backtrace took 0.10s\n".utf8)[...])
        #expect(!tail.isBeingTraced)
    }

    @Test func `The runtime's words on traces it cannot make are left out`() {
        var tail = ErrorTail()
        tail.append(Array("swift runtime: unable to locate swift-backtrace; disabling backtracing.\n".utf8)[...])
        #expect(tail.text == nil)
    }
}
