import Foundation

/// A view kept alive: its state, and one tree for each update.
@MainActor package final class ViewSession {
    package let options: EngineOptions
    package let state = StateStore()
    package var environment = EnvironmentValues()
    private let texts: TextCache
    private let content: @MainActor (BuildContext) -> LayoutNode

    /// A session of a view. Nothing is built yet. `texts` may be shared with other sessions.
    package init(
        options: EngineOptions = EngineOptions(), texts: TextCache = TextCache(),
        _ content: @escaping @MainActor () -> some View
    ) {
        self.options = options
        self.texts = texts
        environment.displayScale = options.scale
        environment[SafeAreaKey.self] = options.safeArea
        self.content = { context in builtSingle(content(), context, implicit: implicitColumn) }
    }

    /// Builds the tree anew from the present state.
    package func build(observer: (any LayoutObserver)? = nil) -> LayoutNode {
        state.beginUpdate()
        let layout = LayoutContext(options: options, texts: texts)
        layout.observer = observer
        let root = content(
            BuildContext(layout: layout, state: state, environment: environment, identity: .root))
        guard options.safeArea != EdgeInsets() else { return root }
        return SafeAreaNode(options.safeArea, root, isMirrored: environment.layoutDirection == .rightToLeft)
    }

    /// Builds and lays out once. Observers are not run. What views read of observable objects is followed from here on.
    package func update(at offer: ProposedViewSize, observer: (any LayoutObserver)? = nil) -> LayoutNode {
        let root = state.tracking {
            let root = build(observer: observer)
            root.layOut(at: .zero, proposal: offer)
            return root
        }
        // Some content is built while it is placed, so that only now every view that is there was seen.
        state.endUpdate()
        return root
    }
}

/// What one layout in a session led to.
package struct SessionPass {
    /// From 1.
    package let number: Int
    package let root: LayoutNode
    package let firings: [ObserverFiring]
    package let writes: [StateWrite]
}

/// One firing of an observer: its action ran with a value that differs from the last one.
package struct ObserverFiring {
    package let node: LayoutNode
    package let kind: String
    package let key: StateKey
    /// Whether the value comes from the layout.
    package let isMeasured: Bool
    /// Nil for the first value.
    package let old: String?
    package let new: String
    /// The new value's numbers.
    package let numbers: [Double]
    /// What its action wrote.
    package var writes: [StateWrite] = []
    /// The state that its action assigned, with an equal value or another.
    package var assigned: [StateKey] = []

    package init(
        node: LayoutNode, kind: String, key: StateKey, isMeasured: Bool, old: String?, new: String,
        numbers: [Double]
    ) {
        self.node = node
        self.kind = kind
        self.key = key
        self.isMeasured = isMeasured
        self.old = old
        self.new = new
        self.numbers = numbers
    }
}

extension ViewSession {
    /// Builds, lays out at an offer and lets observers run, again and again until nothing was written or the pass limit
    /// is reached. `observer` is called before each layout and returns who observes it; `done` after each.
    ///
    /// - Returns: how many layouts were done, and whether the last one is final.
    package func settle(
        at offer: ProposedViewSize, limit: Int? = nil, observer: (Int) -> (any LayoutObserver)?,
        done: (SessionPass) -> Void
    ) -> (passes: Int, isSettled: Bool) {
        let limit = max(1, limit ?? options.passLimit)
        defer { LaterValues.shared.reset() }
        for number in 1...limit {
            let root = update(at: offer, observer: observer(number))
            let firings = runObservers(below: root)
            for departure in state.takeDepartures() { departure() }
            runDeferred()
            state.noteObservedChanges()
            // Every layout lets through what is due next by a publisher's clock, and is done again if that wrote something.
            while !state.isDirty, LaterValues.shared.runNext() {
                runDeferred()
                state.noteObservedChanges()
            }
            done(SessionPass(number: number, root: root, firings: firings, writes: state.writes))
            if !state.isDirty { return (number, true) }
        }
        return (limit, false)
    }

    /// Runs the observers of every node that was placed, parents before children, except those that are held.
    private func runObservers(below root: LayoutNode) -> [ObserverFiring] {
        var firings: [ObserverFiring] = []
        var pending = [root]
        while let node = pending.popLast() {
            for observer in node.observers where !state.held.contains(observer.memory.key) {
                let known = (writes: state.writes.count, assigned: state.assigned.count)
                guard var firing = observer.observe(node) else { continue }
                firing.writes = Array(state.writes[known.writes...])
                firing.assigned = Array(state.assigned[known.assigned...])
                firings.append(firing)
            }
            for child in node.children.reversed() where child.isShown { pending.append(child) }
        }
        return firings
    }

    /// Lets run what was put off to the main queue (`DispatchQueue.main.async`, a task on the main actor). Timers and
    /// sleeping tasks are not waited for: what they do depends on time.
    private func runDeferred() {
        guard Thread.isMainThread else { return }
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
}
