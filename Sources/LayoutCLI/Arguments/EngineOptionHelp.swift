/// The options of the engine that `--option` sets.
package enum EngineOptionHelp {
    package static var lines: [String] {
        [
            "scale=NUMBER     device pixels per point",
            "spacing=POINTS   the default distance between a stack's views",
        ]
    }
}
