import Testing

@testable import PreviewSyntax

/// What the compiler is given in place of a `#Preview`.
@Suite struct PreviewExpansionTests {
    private static func expansion(_ source: String) -> String? {
        PreviewExpansion.declaration(of: source, file: "A.swift", line: 7, discriminator: "$s1A")
    }

    @Test(arguments: [
        ("#Preview { A() }", "_addPreview(list, \"A.swift\", 7) { A() }"),
        ("\n// #Preview { no }\n#Preview(\"} One\") {\n    A()\n}", "7, \"} One\") {\n    A()\n}"),
        (
            "#Preview(\"B\", traits: .fixedLayout(width: 1, height: 2)) { B(\"{\\(\"}\")\") }",
            "7, \"B\", traits: .fixedLayout(width: 1, height: 2)) { B(\"{\\(\"}\")\") }"
        ),
    ])
    func `Arguments and body stay as they were written`(source: String, call: String) throws {
        let expansion = try #require(Self.expansion(source))
        #expect(expansion.hasPrefix("enum $s1A7PreviewfMu_ {"))
        #expect(expansion.contains(call))
        #expect(!expansion.contains("_Preview:"))
    }

    @Test func `Previewable state belongs to a view`() throws {
        let expansion = try #require(
            Self.expansion("#Preview {\n    @Previewable @State var a = [1,\n 2]\n    A(a)\n}"))
        #expect(
            expansion.contains(
                "struct _Preview: SwiftUI.View {  @State var a = [1,\n 2]\nvar body: some SwiftUI.View {"))
        #expect(expansion.contains("{ _Preview() }"))
        #expect(!expansion.contains("@Previewable"))
    }

    @Test(arguments: [
        ("@Previewable @State var a = \";\"; A(a)", " @State var a = \";\"\n", " A(a)"),
        ("@Previewable\n@State var a = 1\nA(a)", "\n@State var a = 1\n", "\nA(a)"),
        (
            "@Previewable @State var a =\n    1\n        .bits\nA(a)", " @State var a =\n    1\n        .bits\n",
            "\nA(a)"
        ),
        ("@Previewable @State var a = #\"b\"#\nA(a)", " @State var a = #\"b\"#\n", "\nA(a)"),
        ("@Previewable @State var a = 1 // ;\nA(a)", " @State var a = 1 // ;\n", "\nA(a)"),
    ])
    func `A previewable declaration ends with its line or a semicolon`(
        body: String, declaration: String, rest: String
    ) throws {
        let expansion = try #require(Self.expansion("#Preview {\(body)}"))
        #expect(
            expansion.contains("SwiftUI.View { \(declaration)var body: some SwiftUI.View {\(rest)} }"), "\(expansion)")
    }

    @Test func `A use without a closure becomes nothing`() { #expect(Self.expansion("#Preview(\"A\")") == nil) }

    @Test func `A file says how it is recorded`() {
        let app = ProgramOutline("@main struct X: App {}\n#Preview { A() }")
        #expect(app.hasMain)
        #expect(app.hasPreviews)
        let provider = ProgramOutline(
            """
            struct A: View { let words = "#Preview { no } @main" } // @main
            struct A_Previews: PreviewProvider {}
            """)
        #expect(!provider.hasMain)
        #expect(!provider.hasPreviews)
        #expect(provider.providers == ["A_Previews"])
    }
}
