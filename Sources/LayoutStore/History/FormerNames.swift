import LayoutRecord

/// The cases of a suite of one run, by what looking for the former names of its cases asks: of a suite that came with one
/// run each case is asked about.
struct SuiteContents {
    struct Key: Equatable {
        var run: Int
        var suite: [UInt8]
    }

    let key: Key
    private let cases: [StoredCase]
    private var places: [[UInt8]: Int] = [:]
    private var alike: [Digest: [Int]] = [:]

    init(_ cases: [StoredCase], key: Key) {
        self.key = key
        self.cases = cases
        for (place, stored) in cases.enumerated() {
            places[Array(stored.id.description.utf8)] = place
            alike[stored.digests.visible, default: []].append(place)
        }
    }

    subscript(name: String) -> StoredCase? { places[Array(name.utf8)].map { cases[$0] } }

    /// The cases that look like another at its offer and step and whose names another run does not have.
    func cases(like own: StoredCase, without others: SuiteContents) -> [StoredCase] {
        (alike[own.digests.visible] ?? []).map { cases[$0] }.filter {
            $0.id.offer == own.id.offer && $0.id.step?.number == own.id.step?.number
                && others[$0.id.description] == nil
        }
    }
}

extension Store {
    /// The name that a case had in the run before its first: equal content under another name, in the same suite, at the
    /// same offer and step, one to one.
    func formerName(of point: CaseHistory.Point, before older: RunRow) throws -> String? {
        let suite = Self.suite(ofCase: point.caseID)
        guard let now = try contents(run: point.run.id, suite: suite),
            let then = try contents(run: older.id, suite: suite), let own = now[point.caseID]
        else { return nil }
        let gone = then.cases(like: own, without: now)
        guard gone.count == 1, now.cases(like: own, without: then).count == 1 else { return nil }
        return gone[0].id.description
    }

    /// The suite in a case's id. A combining mark at the beginning of a scenario's name makes one character of it and the
    /// slash before it, so the slash is looked for among the bytes.
    static func suite(ofCase id: String) -> String {
        String(decoding: id.utf8.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self).percentDecoded
    }

    /// Nil when the run has no such suite. What was read last is kept: the cases of a suite are asked about one by one.
    private func contents(run: Int, suite: String) throws -> SuiteContents? {
        let key = SuiteContents.Key(run: run, suite: Array(suite.utf8))
        if let known = lastSuites.first(where: { $0.key == key }) { return known }
        guard try suites(run: run).contains(where: { Array($0.name.utf8) == key.suite }) else { return nil }
        let contents = SuiteContents(try cases(of: run, suite: suite), key: key)
        lastSuites.insert(contents, at: 0)
        if lastSuites.count > 2 { lastSuites.removeLast() }
        return contents
    }
}
