import Foundation

/// Views side by side with bars between them. A stand-in: a row without gaps, each view taking what it is offered.
public struct HSplitView<Content> {
    let content: Content
}

extension HSplitView: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public var body: some View {
        HStack(spacing: 0) { content.frame(maxWidth: .infinity, maxHeight: .infinity).standInPart() }.standInPart()
    }
}

/// Views above each other with bars between them. A stand-in: a column without gaps, each view taking what it is offered.
public struct VSplitView<Content> {
    let content: Content
}

extension VSplitView: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public var body: some View {
        VStack(spacing: 0) { content.frame(maxWidth: .infinity, maxHeight: .infinity).standInPart() }.standInPart()
    }
}
