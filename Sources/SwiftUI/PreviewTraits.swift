public import Foundation
public import LayoutEngine

/// What previews are; the name that traits of views stand under.
public struct Preview {
    /// How one view is shown.
    public struct ViewTraits {
        enum Layout {
            case sizeThatFits
            case fixed(width: CGFloat, height: CGFloat)
        }

        var layout: Layout?
        var modify: (@MainActor (AnyView) -> AnyView)?
    }
}

/// How a preview is shown. What turns a device has no effect here.
public struct PreviewTrait<T> {
    let value: T
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: Self { Self(value: T()) }
    /// No height is offered.
    public static var sizeThatFitsLayout: Self { Self(value: T(layout: .sizeThatFits)) }
    /// The size in points is offered, and no other.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(value: T(layout: .fixed(width: width, height: height)))
    }

    public static var portrait: Self { Self(value: T()) }
    public static var portraitUpsideDown: Self { Self(value: T()) }
    public static var landscapeLeft: Self { Self(value: T()) }
    public static var landscapeRight: Self { Self(value: T()) }

    /// Puts a modifier on the view, with the context that it makes.
    public static func modifier(_ modifier: some PreviewModifier) -> Self {
        nonisolated(unsafe) let modifier = modifier
        return Self(value: T(modify: { modifier.modified($0) }))
    }
}

/// A change of several previews, with a context that they share.
@MainActor @preconcurrency public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = AnyView

    /// Makes the context. It is run to its first suspension.
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
    fileprivate func modified(_ content: AnyView) -> AnyView {
        var context: Result<Context, any Error>?
        _ = Task.immediate { @MainActor in
            do { context = .success(try await Self.makeSharedContext()) } catch { context = .failure(error) }
        }
        switch context {
        case .success(let context): return AnyView(body(content: content, context: context))
        case .failure(let error): fatalError("\(Self.self).makeSharedContext() threw \(error)")
        case nil: fatalError("\(Self.self).makeSharedContext() waits, and a recording does not wait")
        }
    }
}
