import Foundation
import LayoutRecording
import SyntheticCatalogue

/// `benchmark [NAME...] [--json] [--keyline FILE]`, and what it starts itself as: a recorder, a measured layout, a
/// stopwatch.
@MainActor func run() -> Int32 {
    RecorderProgram.growStack()
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "__measure": return Program.measure(Array(arguments.dropFirst()))
    case "__catalogue":
        // `__catalogue KEY=VALUE... __recorder RECORDER-OPTION...`
        let words = arguments.dropFirst().prefix { $0 != "__recorder" }
        guard let catalogue = SyntheticCatalogue(arguments: words), words.count + 1 < arguments.count else { return 2 }
        return RecorderProgram.run(
            suites: { catalogue.makeSuites() }, arguments: Array(arguments.dropFirst(words.count + 2)))
    case "__trees":
        // `__trees DEPTH BREADTH __recorder RECORDER-OPTION...`
        guard arguments.count > 3, let depth = Int(arguments[1]), let breadth = Int(arguments[2]) else { return 2 }
        return RecorderProgram.run(
            suites: { LargeTree.suites(depth: depth, breadth: breadth) }, arguments: Array(arguments.dropFirst(4)))
    case "__layout": return InstructionCounts.layOut(Array(arguments.dropFirst()))
    default: break
    }
    var names: [String] = []
    var isJSON = false
    var keyline: String?
    var rest = arguments[...]
    while let word = rest.popFirst() {
        switch word {
        case "--json": isJSON = true
        case "--keyline": keyline = rest.popFirst()
        case "--list":
            for benchmark in Benchmark.all { print(benchmark.name) }
            return 0
        case _ where word.hasPrefix("-"):
            Note.say("error: there is no option \(word); benchmark [NAME...] [--json] [--keyline FILE] [--list]")
            return 2
        default: names.append(word)
        }
    }
    let chosen = Benchmark.all.filter { benchmark in
        names.isEmpty || names.contains { benchmark.name == $0 || benchmark.name.hasPrefix($0 + "-") }
    }
    guard !chosen.isEmpty else {
        Note.say("error: no benchmark is called \(names.joined(separator: ", ")); --list names them")
        return 2
    }
    do {
        let bench = try Workbench(keyline: keyline)
        defer { bench.remove() }
        var figures: [Figure] = []
        var code: Int32 = 0
        Note.say("Measuring \(bench.keyline), the \(bench.linking) build.")
        if !isJSON { print(FigureList.header) }
        fflush(nil)
        for benchmark in chosen {
            do {
                let own = try benchmark.run(bench)
                figures += own
                if !isJSON { for figure in own { print(FigureList.row(figure)) } }
                fflush(nil)
            } catch {
                Note.say("error: \(benchmark.name): \(error)")
                code = 6
            }
        }
        if isJSON { print(FigureList.json(figures), terminator: "") }
        return code
    } catch {
        Note.say("error: \(error)")
        return 6
    }
}

exit(run())
