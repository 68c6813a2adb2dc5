import LayoutRecording

/// The options of the engine that `--option` sets.
package enum EngineOptionHelp {
    package static var lines: [String] {
        let column = EngineOption.all.map(\.name.count).max() ?? 0
        return EngineOption.all.map { option in
            option.name + String(repeating: " ", count: column - option.name.count + 2) + option.summary
        }
    }
}
