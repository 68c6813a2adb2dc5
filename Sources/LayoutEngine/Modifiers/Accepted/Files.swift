public import Foundation

// Dialogs for files are the platform's: they are accepted and never open.

nonisolated extension View {
    public func fileImporter<T>(
        isPresented: Binding<Bool>, allowedContentTypes: [T],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    public func fileImporter<T>(
        isPresented: Binding<Bool>, allowedContentTypes: [T], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { self }
    public func fileExporter<D, T>(
        isPresented: Binding<Bool>, document: D?, contentType: T, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    public func fileExporter<I>(
        isPresented: Binding<Bool>, item: I?, contentTypes: [Never] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    public func fileDialogMessage(_ message: Text?) -> some View { self }
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
}
