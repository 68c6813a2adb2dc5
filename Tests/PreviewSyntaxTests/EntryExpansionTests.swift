import Testing

@testable import PreviewSyntax

/// What the compiler is given for an `@Entry`.
@Suite struct EntryExpansionTests {
    @Test(arguments: [
        ("@Entry var gap: CGFloat = 8", "gap", "static var defaultValue: CGFloat { 8 }"),
        ("/// a = b\n@Entry public var name = \"a = b\"", "name", "static let defaultValue = \"a = b\""),
        ("@Entry var tint: Color?", "tint", "static var defaultValue: Color? { nil }"),
        ("@Entry var act: @Sendable () -> Void = { print(\"=\") }", "act", "@Sendable () -> Void { { print(\"=\") } }"),
    ])
    func `A variable gets a key and accessors`(source: String, name: String, value: String) throws {
        let key = try #require(EntryExpansion.key(for: source))
        #expect(key.hasPrefix("private struct __Key_\(name): SwiftUI._EntryKey {") && key.contains(value), "\(key)")
        #expect(EntryExpansion.accessors(for: source)?.contains("get { self[__Key_\(name).self] }") == true)
    }

    @Test func `What has neither type nor value is none`() {
        #expect(EntryExpansion.key(for: "@Entry var a") == nil)
        #expect(EntryExpansion.accessors(for: "func a() {}") == nil)
    }
}
