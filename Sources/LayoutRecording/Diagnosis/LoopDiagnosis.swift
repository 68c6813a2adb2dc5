import LayoutEngine
import LayoutRecord

/// Why a case does not settle: which observer, which state, which modifiers, and what would break the loop.
@MainActor struct LoopDiagnosis {
    let session: ViewSession
    let offer: ProposedViewSize
    let passes: [PassTrace]

    /// SwiftUI lets an action run so often in one update; then it says that it "tried to update multiple times per
    /// frame" and drops the rest (SWIFTUI-LAYOUT 8, trust B).
    nonisolated static let guardLimit = 2
    private static let mostCandidates = 16
    /// How many layouts a view with a held value may take.
    private static let heldPasses = 24

    struct Result {
        let pattern: LoopPattern
        /// The path of the observer that keeps the loop going, or of one that takes part in it.
        let path: String?
        let message: String
    }

    var result: Result {
        let pattern = LoopPattern(passes)
        let actors = self.actors
        let breakers = actors.filter { breaksLoop($0.key) }
        // A measured value is the cause; what reacts to its state alone only passes it on.
        let culprit = breakers.first { $0.isMeasured } ?? breakers.first
        let observer = culprit ?? actors.first
        var sentences = [pattern.words]
        if let observer {
            let values = series(of: observer.key)
            sentences.append(
                "\(observer.kind) at \(observer.path) \(observer.isMeasured ? "measured" : "was given") \(values)")
        }
        for write in writtenStates {
            let readers = write.key.map { StateProbe(session: session, offer: offer).readers(of: $0) } ?? []
            let writers = Self.unique(
                passes.last?.firings.filter { $0.writes.contains { $0.name == write.name } }.map(\.kind) ?? [])
            sentences.append(
                "\(write.name) is written by \(writers.isEmpty ? "an action" : writers.joined(separator: " and "))"
                    + (readers.isEmpty ? "" : " and read by \(readers.joined(separator: ", "))"))
        }
        if let culprit {
            sentences.append(
                "held constant, the value of \(culprit.kind) at \(culprit.path) lets the case settle")
        } else {
            sentences.append("no single observed value, held constant, lets the case settle")
        }
        if let observer, let shown = guarded(observer.key) {
            sentences.append(
                "SwiftUI's guard would drop the observer's action after \(Self.guardLimit) runs in one update, at "
                    + shown)
        }
        return Result(pattern: pattern, path: observer?.path, message: sentences.joined(separator: "; "))
    }

    /// The observers whose actions wrote something at last, those that measure first.
    private var actors: [PassTrace.Firing] {
        let window = passes.suffix(max(1, passes.count / 2))
        var seen: Set<StateKey> = []
        var found: [PassTrace.Firing] = []
        for firing in window.flatMap(\.firings) where seen.insert(firing.key).inserted { found.append(firing) }
        return Array((found.filter(\.isMeasured) + found.filter { !$0.isMeasured }).prefix(Self.mostCandidates))
    }

    /// The states that the last passes wrote, each once.
    private var writtenStates: [PassTrace.Write] {
        var seen: Set<String> = []
        return Array((passes.last?.writes ?? []).filter { seen.insert($0.name).inserted }.prefix(4))
    }

    /// Whether the case settles when an observer is silent, its state being what it is now.
    private func breaksLoop(_ key: StateKey) -> Bool {
        let restore = session.state.capture()
        defer { restore() }
        session.state.held.insert(key)
        let limit = min(Self.heldPasses, session.options.passLimit)
        return session.settle(at: offer, limit: limit, observer: { _ in nil }, done: { _ in }).isSettled
    }

    private func series(of key: StateKey) -> String {
        let values = passes.flatMap(\.firings).filter { $0.key == key }.map(\.new)
        return values.prefix(4).joined(separator: ", ") + (values.count > 4 ? " ..." : "")
    }

    /// The value at which SwiftUI's guard would have stopped an observer.
    private func guarded(_ key: StateKey) -> String? {
        let values = passes.flatMap(\.firings).filter { $0.key == key }.map(\.new)
        return values.count > Self.guardLimit ? values[Self.guardLimit - 1] : nil
    }

    private static func unique(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }
}
