/// Looks at a node after a layout.
package protocol NodeObserver: AnyObject {
    /// As it is recorded: `onGeometryChange`.
    var kind: String { get }
    var memory: ObserverMemory { get }
    /// Whether what it sees comes from the layout.
    var isMeasured: Bool { get }
    /// Compares what it sees with what it saw last, and runs its action where that differs.
    @MainActor func observe(_ node: LayoutNode) -> ObserverFiring?
    /// The numbers it would see now. Runs nothing.
    @MainActor func reading(of node: LayoutNode) -> [Double]
}
