import Foundation

/// A view kept alive: its state, and one tree for each update.
@MainActor package final class ViewSession {
    package let options: EngineOptions
    package let state = StateStore()
    package var environment = EnvironmentValues()
    private let texts = TextCache()
    private let content: @MainActor (BuildContext) -> LayoutNode

    /// A session of a view. Nothing is built yet.
    package init(options: EngineOptions = EngineOptions(), _ content: @escaping @MainActor () -> some View) {
        self.options = options
        environment.displayScale = options.scale
        environment[SafeAreaKey.self] = options.safeArea
        self.content = { context in builtSingle(content(), context, implicit: implicitColumn) }
    }

    /// Builds the tree anew from the present state.
    package func build(observer: (any LayoutObserver)? = nil) -> LayoutNode {
        state.beginUpdate()
        let layout = LayoutContext(options: options, texts: texts)
        layout.observer = observer
        var root = content(
            BuildContext(layout: layout, state: state, environment: environment, identity: .root))
        if options.safeArea != EdgeInsets() {
            root = SafeAreaNode(
                options.safeArea, root, isMirrored: environment.layoutDirection == .rightToLeft)
        }
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
    /// Nil for the first value.
    package let old: String?
    package let new: String

    package init(node: LayoutNode, kind: String, old: String?, new: String) {
        self.node = node
        self.kind = kind
        self.old = old
        self.new = new
    }
}

extension ViewSession {
    /// Builds, lays out at an offer and lets observers run, again and again until nothing was written or the pass limit
    /// is reached. `pass` is called before each layout and returns who observes it; `done` after each.
    ///
    /// - Returns: every pass, the last one being the one that shows.
    package func settle(
        at offer: ProposedViewSize, observer: (Int) -> (any LayoutObserver)?, done: (SessionPass) -> Void
    ) -> (passes: Int, isSettled: Bool) {
        for number in 1...max(1, options.passLimit) {
            let root = build(observer: observer(number))
            root.layOut(at: .zero, proposal: offer)
            let firings = runObservers(below: root)
            done(SessionPass(number: number, root: root, firings: firings, writes: state.writes))
            if !state.isDirty { return (number, true) }
        }
        return (max(1, options.passLimit), false)
    }

    /// Runs the observers of every node, parents before children.
    private func runObservers(below root: LayoutNode) -> [ObserverFiring] {
        var firings: [ObserverFiring] = []
        var pending = [root]
        while let node = pending.popLast() {
            for observer in node.observers {
                if let firing = observer.observe(node) { firings.append(firing) }
            }
            for child in node.children.reversed() where child.isShown { pending.append(child) }
        }
        return firings
    }
}
