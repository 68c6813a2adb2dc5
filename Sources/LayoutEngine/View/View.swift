/// A part of an interface: what it shows is its `body`, or it is one of the engine's own kinds.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }

    /// Appends the nodes this view stands for. Views of the engine's own implement it; others are their body.
    func _build(_ context: BuildContext, into nodes: inout NodeList)
}

extension View {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        buildComposite(self, context, into: &nodes)
    }
}

extension View {
    // Nothing is printed: a recorder's output is its recording.
    nonisolated public static func _printChanges() {}
    nonisolated public static func _logChanges() {}
}

extension Never: View {
    public var body: Never { fatalError("a view without a body has no body to ask for") }
}

extension View where Body == Never {
    /// A view of the engine's own has no body.
    public var body: Never { fatalError("\(Self.self) is a view without a body") }
}

/// A view of the engine's own: it appends its nodes itself.
@MainActor @preconcurrency package protocol PrimitiveView: View where Body == Never {}
