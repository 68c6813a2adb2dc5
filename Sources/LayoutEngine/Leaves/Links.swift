public import Foundation

/// A control that opens an address. A stand-in: its label.
public struct Link<Label> {
    let label: Label
}

extension Link: View where Label: View {
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) { self.init(label: label()) }

    public var body: some View { HStack { label }.standInPart() }
}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(label: Text(titleKey)) }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, destination: URL) { self.init(label: Text(title)) }
}

/// What is shown where there is nothing. A stand-in: picture, title, description and actions in a column, 8 apart, in
/// the centre of what it is offered.
public struct ContentUnavailableView<Label, Description, Actions> {
    let label: Label
    let description: Description
    let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
        @ViewBuilder actions: () -> Actions
    ) { self.init(label: label(), description: description(), actions: actions()) }

    public var body: some View {
        VStack(spacing: 8) {
            label
            description
            actions
        }
        .standInPart()
        .frame(maxWidth: .infinity, maxHeight: .infinity).standInPart()
    }
}

extension ContentUnavailableView
where Label == LayoutEngine.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: LayoutEngine.Label(title, systemImage: name), description: description, actions: EmptyView())
    }
}

extension ContentUnavailableView where Label: View, Description: View, Actions == EmptyView {
    nonisolated public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
        self.init(label: label(), description: description(), actions: EmptyView())
    }
}

extension ContentUnavailableView where Label: View, Description == EmptyView, Actions == EmptyView {
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(label: label(), description: EmptyView(), actions: EmptyView())
    }
}

extension ContentUnavailableView
where Label == LayoutEngine.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init(
            label: LayoutEngine.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: LayoutEngine.Label(title, image: name), description: description, actions: EmptyView())
    }

    /// What is shown where a search finds nothing.
    nonisolated public static var search: Self {
        Self("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
    }

    nonisolated public static func search(text: String) -> Self {
        Self(
            Text(verbatim: "No Results for “\(text)”").string, systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}

/// A picture from the network. Nothing is loaded here: it stays what it is while it loads.
public struct AsyncImage<Content> {
    let content: Content
}

extension AsyncImage: View where Content: View {
    public var body: some View { VStack { content }.standInPart() }
}

/// What an `AsyncImage` has of its picture.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

extension AsyncImage where Content == Color {
    nonisolated public init(url: URL?, scale: CGFloat = 1) { self.init(content: .gray) }
}

extension AsyncImage where Content: View {
    nonisolated public init<I: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> Content
    ) { self.init(content: placeholder()) }

    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init(content: content(.empty)) }
}
