import Foundation

/// The engine's own values of the environment: what a view hears of one is recorded beside what was asked for, so that a
/// comparison does not take a value that the engine makes otherwise for an edit. What an author adds to the environment is
/// the author's to make, and is not told.
struct KnownEnvironment {
    /// The name of the property.
    let name: String
    /// The name under which modifiers ask for it: a pixel's length follows the scale.
    let askedName: String

    private init(_ name: String, asked: String? = nil) {
        self.name = name
        askedName = asked ?? name
    }

    /// The value at a key path; nil for an author's own.
    static subscript(path: PartialKeyPath<EnvironmentValues>) -> KnownEnvironment? { all[path] }

    // Key paths do not change, but no key path says so.
    private nonisolated(unsafe) static let all: [PartialKeyPath<EnvironmentValues>: KnownEnvironment] = [
        \.allowsTightening: .init("allowsTightening"),
        \.calendar: .init("calendar"),
        \.colorScheme: .init("colorScheme"),
        \.controlActiveState: .init("controlActiveState"),
        \.controlSize: .init("controlSize"),
        \.defaultMinListRowHeight: .init("defaultMinListRowHeight"),
        \.displayScale: .init("displayScale"),
        \.dynamicTypeSize: .init("dynamicTypeSize"),
        \.font: .init("font"),
        \.headerProminence: .init("headerProminence"),
        \.horizontalSizeClass: .init("horizontalSizeClass"),
        \.imageScale: .init("imageScale"),
        \.isEnabled: .init("isEnabled"),
        \.isScrollEnabled: .init("isScrollEnabled"),
        \.layoutDirection: .init("layoutDirection"),
        \.legibilityWeight: .init("legibilityWeight"),
        \.lineLimit: .init("lineLimit"),
        \.lineSpacing: .init("lineSpacing"),
        \.locale: .init("locale"),
        \.minimumScaleFactor: .init("minimumScaleFactor"),
        \.multilineTextAlignment: .init("multilineTextAlignment"),
        \.pixelLength: .init("pixelLength", asked: "displayScale"),
        \.redactionReasons: .init("redactionReasons"),
        \.sizeCategory: .init("sizeCategory", asked: "dynamicTypeSize"),
        \.symbolVariants: .init("symbolVariants"),
        \.textCase: .init("textCase"),
        \.timeZone: .init("timeZone"),
        \.truncationMode: .init("truncationMode"),
        \.verticalSizeClass: .init("verticalSizeClass"),
    ]

    /// A value in words that are the same in every run.
    static func words(_ value: Any) -> String {
        switch value {
        case let locale as Locale: locale.identifier
        case let calendar as Calendar: "\(calendar.identifier)"
        case let zone as TimeZone: zone.identifier
        default: spokenValue(value)
        }
    }
}
