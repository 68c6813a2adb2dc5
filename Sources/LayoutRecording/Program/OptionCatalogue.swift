import Foundation
package import LayoutEngine
package import LayoutRecord

/// Why an engine option cannot be set.
package struct OptionError: Error, Equatable, CustomStringConvertible {
    package let description: String
}

/// The options an engine takes by name: what `--option KEY=VALUE` sets and a run's environment states.
package struct EngineOption: Sendable {
    package let name: String
    package let summary: String
    private let read: @Sendable (EngineOptions) -> InputValue
    private let write: @Sendable (inout EngineOptions, String) -> Bool

    package static let all: [EngineOption] = [
        .length("divider", "a Divider's thickness in points", \.dividerThickness),
        EngineOption(
            name: "metrics", summary: "the text metrics: portable-1, or square-1, where every cluster is one em wide",
            read: { .string($0.metrics) },
            write: { options, text in
                guard TextMetricsRegistry.metrics(named: text) != nil else { return false }
                options.metrics = text
                return true
            }),
        .length("padding", "the padding of edges that are given no length, in points", \.padding),
        EngineOption(
            name: "passes", summary: "how many layouts a case may take to settle",
            read: { .number(Double($0.passLimit)) },
            write: { options, text in
                guard let limit = Int(text), (1...10_000).contains(limit) else { return false }
                options.passLimit = limit
                return true
            }),
        .length("reader-ideal", "a GeometryReader's ideal length in points", \.readerIdeal),
        .length("safe-area-bottom", "what the safe area leaves at the bottom, in points", \.safeArea.bottom),
        .length("safe-area-leading", "what the safe area leaves at the leading edge, in points", \.safeArea.leading),
        .length("safe-area-top", "what the safe area leaves at the top, in points", \.safeArea.top),
        .length(
            "safe-area-trailing", "what the safe area leaves at the trailing edge, in points", \.safeArea.trailing),
        EngineOption(
            name: "scale", summary: "device pixels per point", read: { .number(Double($0.scale)) },
            write: { options, text in
                guard let scale = Double(text), scale > 0, scale.isFinite else { return false }
                options.scale = CGFloat(scale)
                return true
            }),
        .length("spacing", "the gap between views that prefer none, in points", \.spacing),
    ]

    private static func length(
        _ name: String, _ summary: String, _ path: any WritableKeyPath<EngineOptions, CGFloat> & Sendable
    ) -> EngineOption {
        EngineOption(
            name: name, summary: summary, read: { .number(Double($0[keyPath: path])) },
            write: { options, text in
                guard let length = Double(text), length.isFinite, length >= 0 else { return false }
                options[keyPath: path] = CGFloat(length)
                return true
            })
    }

    package func value(in options: EngineOptions) -> InputValue { read(options) }

    /// Sets an option from `KEY=VALUE`.
    package static func set(_ assignment: String, in options: inout EngineOptions) throws(OptionError) {
        guard let equals = assignment.firstIndex(of: "=") else {
            throw OptionError(description: "\"\(assignment)\" is not KEY=VALUE; try --option spacing=10")
        }
        let name = String(assignment[..<equals])
        let value = String(assignment[assignment.index(after: equals)...])
        guard let option = all.first(where: { $0.name == name }) else {
            let names = all.map(\.name).joined(separator: ", ")
            throw OptionError(description: "there is no engine option \"\(name)\"; there are \(names)")
        }
        guard option.write(&options, value) else {
            throw OptionError(
                description: "\"\(value)\" is no value for the engine option \(name) (\(option.summary))")
        }
    }

    /// What one set of options has of its own beside another, in words: `spacing 4, scale 3`; nil for nothing. Insets of a
    /// safe area are left out: a recording has a node with them.
    package static func words(of options: EngineOptions, beside run: EngineOptions) -> String? {
        let own = all.filter { !$0.name.hasPrefix("safe-area") && $0.read(options) != $0.read(run) }
        return own.isEmpty ? nil : own.map { "\($0.name) \(words(of: $0.read(options)))" }.joined(separator: ", ")
    }

    private static func words(of value: InputValue) -> String {
        switch value {
        case .number(let number): shortestDecimal(number)
        case .bool(let flag): "\(flag)"
        case .string(let text): text
        }
    }

    /// What a run's results may depend on, by name.
    package static func environment(of options: EngineOptions) -> [Input] {
        var environment = all.map { Input($0.name, $0.value(in: options)) }
        environment.append(Input("icu", .string(TextEnvironment.icuVersion)))
        return environment.sorted { $0.name < $1.name }
    }
}
