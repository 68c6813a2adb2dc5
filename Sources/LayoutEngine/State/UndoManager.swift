import Foundation

/// What can be undone. Foundation has none on Linux; this one keeps nothing.
public final class UndoManager {
    public init() {}

    public var canUndo: Bool { false }
    public var canRedo: Bool { false }
    public func undo() {}
    public func redo() {}
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
    public func setActionName(_ name: String) {}
    public func removeAllActions() {}
}

extension EnvironmentValues {
    /// There is none without a window.
    public var undoManager: UndoManager? { nil }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { true }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}
