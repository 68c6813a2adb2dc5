package import LayoutRecord
package import LayoutStore

/// What a database has already, for threads that ask while another one writes into it.
package struct StoredRecordings: Sendable {
    private let path: String
    /// The run that is likely to be recorded again.
    private let likely: Int?

    /// Nil when there is nothing to be found in it.
    ///
    /// - Parameter header: of the run that is recorded.
    package init?(_ store: Store, header: RunHeader) throws {
        guard try store.hasRecordings() else { return nil }
        path = store.path
        // A damaged run is no reason not to record another: it is only not guessed from.
        likely = (try? store.likelyRun(for: header)) ?? nil
    }

    /// A look into the database for one thread; nil when it cannot be opened a second time.
    package func open() -> StoredLookup? {
        guard let store = try? Store.open(path: path, access: .read) else { return nil }
        return StoredLookup(store, likely: likely)
    }
}

/// Looks into a database for one thread. What cannot be read counts as not stored: it is recorded in full then, and
/// whoever stores it says what is wrong.
package final class StoredLookup {
    private let store: Store
    private let likely: Int?
    /// The suite that was asked for last: cases come suite by suite.
    private var suite: String?
    private var cases: [String: LikelyCase] = [:]

    init(_ store: Store, likely: Int?) {
        self.store = store
        self.likely = likely
    }

    /// Whether a recording is stored.
    func has(_ digests: RecordingDigests) -> Bool { (try? store.hasRecording(digests)) ?? false }

    /// What a case is likely to be, given its id and the id's text; nil when nobody knows.
    func likely(_ id: CaseID, name: String) -> LikelyCase? {
        guard let likely else { return nil }
        if suite.map({ $0.hasSameBytes(as: id.suite) }) != true {
            suite = id.suite
            cases = (try? store.likelyCases(of: likely, suite: id.suite)) ?? [:]
        }
        return cases[name]
    }
}
