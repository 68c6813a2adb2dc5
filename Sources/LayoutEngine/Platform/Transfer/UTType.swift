import Foundation

/// A kind of file or data by its identifier. The kinds of a system are not known here: each stands for itself.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    public let identifier: String

    private init(plain identifier: String) { self.identifier = identifier }

    public init?(_ identifier: String) { self.init(plain: identifier) }
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(plain: identifier) }
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(plain: identifier) }
    public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
        self.init(plain: Self.known[filenameExtension.lowercased()] ?? "dyn.\(filenameExtension.lowercased())")
    }
    public init?(mimeType: String, conformingTo parent: UTType = .data) { self.init(plain: "dyn.\(mimeType)") }

    public var description: String { identifier }
    public var localizedDescription: String? { identifier }
    public var preferredFilenameExtension: String? { Self.known.filter { $0.value == identifier }.keys.min() }

    /// Whether it is the same type; what types are made of is not known here.
    public func conforms(to type: UTType) -> Bool { self == type }

    private static let known = [
        "csv": "public.comma-separated-values-text", "gif": "com.compuserve.gif", "html": "public.html",
        "jpeg": "public.jpeg", "jpg": "public.jpeg", "json": "public.json", "mov": "com.apple.quicktime-movie",
        "mp3": "public.mp3",
        "mp4": "public.mpeg-4", "pdf": "com.adobe.pdf", "png": "public.png", "rtf": "public.rtf",
        "svg": "public.svg-image", "txt": "public.plain-text", "xml": "public.xml", "zip": "public.zip-archive",
    ]

    public static let item = UTType(plain: "public.item")
    public static let content = UTType(plain: "public.content")
    public static let data = UTType(plain: "public.data")
    public static let text = UTType(plain: "public.text")
    public static let plainText = UTType(plain: "public.plain-text")
    public static let utf8PlainText = UTType(plain: "public.utf8-plain-text")
    public static let rtf = UTType(plain: "public.rtf")
    public static let html = UTType(plain: "public.html")
    public static let xml = UTType(plain: "public.xml")
    public static let json = UTType(plain: "public.json")
    public static let propertyList = UTType(plain: "com.apple.property-list")
    public static let commaSeparatedText = UTType(plain: "public.comma-separated-values-text")
    public static let sourceCode = UTType(plain: "public.source-code")
    public static let swiftSource = UTType(plain: "public.swift-source")
    public static let image = UTType(plain: "public.image")
    public static let jpeg = UTType(plain: "public.jpeg")
    public static let png = UTType(plain: "public.png")
    public static let gif = UTType(plain: "com.compuserve.gif")
    public static let tiff = UTType(plain: "public.tiff")
    public static let heic = UTType(plain: "public.heic")
    public static let svg = UTType(plain: "public.svg-image")
    public static let pdf = UTType(plain: "com.adobe.pdf")
    public static let audio = UTType(plain: "public.audio")
    public static let mp3 = UTType(plain: "public.mp3")
    public static let movie = UTType(plain: "public.movie")
    public static let video = UTType(plain: "public.video")
    public static let mpeg4Movie = UTType(plain: "public.mpeg-4")
    public static let quickTimeMovie = UTType(plain: "com.apple.quicktime-movie")
    public static let url = UTType(plain: "public.url")
    public static let fileURL = UTType(plain: "public.file-url")
    public static let folder = UTType(plain: "public.folder")
    public static let directory = UTType(plain: "public.directory")
    public static let package = UTType(plain: "com.apple.package")
    public static let zip = UTType(plain: "public.zip-archive")
    public static let archive = UTType(plain: "public.archive")
    public static let font = UTType(plain: "public.font")
    public static let contact = UTType(plain: "public.contact")
}
