public import Foundation

// What views hand to one another and to other programs. Nothing is dragged, pasted or shared while a recording is made.

/// Something that can be dragged, pasted and shared.
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How an item is handed on.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item
}

extension TransferRepresentation {
    public func suggestedFileName(_ name: String) -> Self { self }
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// Who may see a representation.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

/// Collects the ways in which an item is handed on.
@resultBuilder public enum TransferRepresentationBuilder<Item> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildBlock<each R: TransferRepresentation>(
        _ content: repeat each R
    ) -> TransferRepresentations<Item> { TransferRepresentations() }
}

/// Several ways in which an item is handed on.
public struct TransferRepresentations<Item>: TransferRepresentation {}

/// An item in the form of its code.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// An item in the form of another.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) {}
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
}

/// An item in the form of bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// An item in the form of a file.
public struct FileRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

/// A file that is handed on.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that was handed on.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation<String> { TransferRepresentations<String>() }
}
extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation<Data> { TransferRepresentations<Data>() }
}
extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation<URL> { TransferRepresentations<URL>() }
}
extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation<AttributedString> {
        TransferRepresentations<AttributedString>()
    }
}
extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation<Image> { TransferRepresentations<Image>() }
}
extension Color: Transferable {
    public static var transferRepresentation: some TransferRepresentation<Color> { TransferRepresentations<Color>() }
}
