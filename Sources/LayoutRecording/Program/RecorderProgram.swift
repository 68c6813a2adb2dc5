import Foundation
import LayoutEngine
import LayoutRecord

/// The program behind every recorder of ours: it writes the recording stream to standard output.
package enum RecorderProgram {
    /// The engine's version, part of every run.
    package static let engineVersion = "0.1.0"

    private struct Arguments {
        var only: [String] = []
        var offers = OfferList()
        var options = EngineOptions()
        var engineVersion = RecorderProgram.engineVersion
        var isList = false
        var isWorker = false
    }

    /// Runs the recorder's command line and returns its exit code: 0, or 2 when the arguments or the suites are wrong.
    @MainActor package static func run(suites: () throws -> [Suite], arguments: [String]) -> Int32 {
        growStack()
        do {
            let arguments = try parse(arguments)
            let plan = try RecordingPlan(
                suites(), offers: arguments.offers, only: arguments.only, checksNames: !arguments.isWorker)
            if arguments.isList {
                var list: [UInt8] = []
                plan.forEachUnit { unit in
                    for name in unit.names {
                        list += name.utf8
                        list.append(UInt8(ascii: "\n"))
                    }
                    if list.count > 1 << 15 {
                        write(list)
                        list.removeAll(keepingCapacity: true)
                    }
                }
                write(list)
                return 0
            }
            let header = header(plan, arguments)
            if arguments.isWorker { return work(plan, arguments.options, header) }
            write(RecordingStream.headerLine(header))
            let memory = RecordingMemory()
            plan.forEachUnit {
                $0.record(options: arguments.options, memory: memory) { write(RecordingStream.caseLine($0)) }
            }
            write(RecordingStream.endLine(cases: plan.caseCount))
            return 0
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            return 2
        }
    }

    /// Records the units whose base ids come in on standard input, one a line, until it ends. A program that reads our
    /// canonical lines may say beside an id what it expects.
    @MainActor private static func work(_ plan: RecordingPlan, _ options: EngineOptions, _ header: RunHeader) -> Int32 {
        let (name, value) = CanonicalLine.variable
        let isCanonical = ProcessInfo.processInfo.environment[name] == value
        write(isCanonical ? ExpectedCase.headerLine(header) : RecordingStream.headerLine(header))
        // Units come suite by suite.
        var units: [String: RecordingUnit] = [:]
        var lines = CanonicalLineWriter()
        let memory = RecordingMemory()
        var count = 0
        while let line = readLine() {
            let (base, expected) = ExpectedCase.read(request: line)
            if units[base] == nil { units = plan.units(ofSuiteOf: base) }
            guard let unit = units[base] else {
                FileHandle.standardError.write(Data("error: there is no case \"\(base)\"\n".utf8))
                return 2
            }
            let names = unit.names
            var place = 0
            unit.record(options: options, memory: memory) { record in
                if isCanonical {
                    let expected = place < expected.count ? expected[place] : nil
                    lines.withLine(of: record.recording, name: names[place], expected: expected, write)
                } else {
                    write(RecordingStream.caseLine(record))
                }
                place += 1
                count += 1
            }
        }
        write(RecordingStream.endLine(cases: count))
        return 0
    }

    @MainActor private static func header(_ plan: RecordingPlan, _ arguments: Arguments) -> RunHeader {
        // Other offers than the scenarios' own are a narrower scope too: what they leave out was not deleted.
        let only = arguments.only + arguments.offers.offers.map { "*@\($0.name)*" }
        return RunHeader(
            engine: EngineIdentity(name: "keyline", version: arguments.engineVersion),
            environment: EngineOption.environment(of: arguments.options),
            scope: RunScope(only: only, cases: plan.caseCount))
    }

    private static func parse(_ arguments: [String]) throws(OptionError) -> Arguments {
        var parsed = Arguments()
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--list": parsed.isList = true
            case "--worker": parsed.isWorker = true
            default:
                guard let value = rest.popFirst() else {
                    throw OptionError(description: "\(name) is unknown or lacks its value")
                }
                switch name {
                case "--only": parsed.only.append(value)
                case "--offer": try parsed.offers.addOffers(value)
                case "--widths": try parsed.offers.addWidths(value)
                case "--sweep": try parsed.offers.addSweep(value)
                case "--option": try EngineOption.set(value, in: &parsed.options)
                case "--engine-version": parsed.engineVersion = value
                case "--height":
                    guard let height = Double(value) else {
                        throw OptionError(description: "\"\(value)\" is no height in points")
                    }
                    parsed.offers.height = height
                default: throw OptionError(description: "there is no recorder option \(name)")
                }
            }
        }
        return parsed
    }

    /// Writes to standard output at once: a worker that crashes later must not take finished cases with it.
    private static func write(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer(write) }

    private static func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        var offset = 0
        while offset < bytes.count {
            let count = Foundation.write(1, bytes.baseAddress! + offset, bytes.count - offset)
            // A reader that is gone wants no more: there is nobody left to tell.
            guard count > 0 else { exit(6) }
            offset += count
        }
    }

    /// Views nest as deep as their author likes, and the engine asks them recursively: the main thread's stack may grow
    /// to 512 MB, of which only what is used is ever taken. A process keeps at most the room that its address space was
    /// laid out with, about 128 MB; the processes it starts get it all. So whoever starts recorders calls this too.
    package static func growStack() {
        var limit = rlimit()
        let stack = __rlimit_resource_t(UInt32(RLIMIT_STACK.rawValue))
        guard getrlimit(stack, &limit) == 0 else { return }
        limit.rlim_cur = min(1 << 29, limit.rlim_max)
        _ = setrlimit(stack, &limit)
    }
}
