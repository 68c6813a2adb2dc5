package import LayoutRecord

/// The part of a run that one machine records: shard `index` of `count`, both counted from 1.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    package var index: Int
    package var count: Int

    /// The most parts a run can have.
    package static let mostParts = 10_000

    package init(index: Int, count: Int) {
        self.index = index
        self.count = count
    }

    /// Whether there can be such a part.
    package var isSound: Bool { (1...Self.mostParts).contains(count) && (1...count).contains(index) }

    package var description: String { "\(index)/\(count)" }
}

/// What is known of a run when it begins. Times are ISO 8601 in UTC; the store reads no clock.
package struct NewRun: Equatable, Sendable {
    /// The run's name on every machine; shards of one run share it. Nil makes a new one.
    package var key: String?
    /// Nil when the run is recorded whole.
    package var shard: Shard?
    package var name: String
    package var startedAt: String
    package var header: RunHeader
    package var branch: String?
    package var commit: String?
    /// The parents of `commit`, first parent first.
    package var parents: [String] = []
    /// Whether the working tree differed from `commit`.
    package var isDirty = false
    /// What took part: `command`, the command that recorded, without the machine's paths; `expectation`, what a test
    /// expected of a layout.
    package var tools: [Input] = []
    /// What the CI said of itself, such as `provider` and `job`.
    package var ci: [Input] = []

    package init(name: String, startedAt: String, header: RunHeader) {
        self.name = name
        self.startedAt = startedAt
        self.header = header
    }
}

/// A run as it is stored.
package struct RunRow: Equatable, Sendable {
    /// The number that `run:12` names. Never used twice in one database.
    package var id: Int
    package var facts: NewRun
    package var state: RunState
    package var finishedAt: String?
    /// How many cases were recorded.
    package var cases: Int

    package var name: String { facts.name }
    package var startedAt: String { facts.startedAt }
    package var engine: EngineIdentity { facts.header.engine }
    package var environment: [Input] { facts.header.environment }
    package var scope: RunScope { facts.header.scope }
    package var branch: String? { facts.branch }
    package var commit: String? { facts.commit }
    package var isDirty: Bool { facts.isDirty }
    package var key: String { facts.key ?? "" }
}

/// A run, and the words for the rule that chose it, such as `branch "main"`.
package struct SelectedRun: Equatable, Sendable {
    package var run: RunRow
    package var rule: String
}
