/// What a share sheet shows of an item.
public struct SharePreview: Sendable {
    nonisolated public init(_ titleKey: LocalizedStringKey) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, icon: Image) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Image) {}
    @_disfavoredOverload nonisolated public init(_ title: some StringProtocol) {}
    @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, image: Image) {}
}

/// A button that shares something. A stand-in: its label, `Share…` with an icon where none is given.
public struct ShareLink<Label> {
    let label: Label
}

extension ShareLink: View where Label: View {
    nonisolated public init<T>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }

    nonisolated public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }

    public var body: some View { Button(action: {}) { label } }
}

extension ShareLink where Label == LayoutEngine.Label<Text, Image> {
    private static func label(_ title: Text) -> Label {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }

    nonisolated public init<T>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
    ) { self.init(label: Self.label(Text("Share…"))) }

    nonisolated public init<T>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview? = nil
    ) { self.init(label: Self.label(Text(titleKey))) }

    @_disfavoredOverload
    nonisolated public init<T>(
        _ title: some StringProtocol, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
    ) { self.init(label: Self.label(Text(title))) }

    nonisolated public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(label: Self.label(Text("Share…"))) }
}

/// A button that pastes. A stand-in: the word `Paste` with an icon.
public struct PasteButton {
    nonisolated public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
    nonisolated public init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {}
}

extension PasteButton: View {
    public var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {} }
}

/// A button that renames. A stand-in: the word `Rename`.
public struct RenameButton {
    nonisolated public init() {}
}

extension RenameButton: View {
    public var body: some View { Button("Rename") {} }
}

/// A button that begins and ends editing. A stand-in: the word `Edit`.
public struct EditButton {
    nonisolated public init() {}
}

extension EditButton: View {
    public var body: some View { Button("Edit") {} }
}

/// A button that opens the settings. A stand-in: its label, `Settings…` where none is given.
public struct SettingsLink<Label> {
    let label: Label
}

extension SettingsLink: View where Label: View {
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(label: label()) }

    public var body: some View { Button(action: {}) { label } }
}

extension SettingsLink where Label == Text {
    nonisolated public init() { self.init(label: Text("Settings…")) }
}
