import Testing

@testable import LayoutCLI

/// How files with previews become programs: only `#Preview` changes, and lines stay where they are.
@Suite struct PreviewSourceTests {
    @Test func previewsBecomeViews() {
        let text = """
            struct A: View { let words = "#Preview { no }" }
            // #Preview { no }
            #Preview("One \\(1)") {
                A()
            }
            #Preview { Text("}") }

            """
        let source = PreviewSource(text, number: 0)
        #expect(source.previews.map(\.expression) == ["_KeylinePreview0_0()", "_KeylinePreview0_1()"])
        #expect(source.text.contains("struct _KeylinePreview0_1: View { var body: some View { Text(\"}\") } }"))
        #expect(source.text.contains("let words = \"#Preview { no }\""))
        #expect(
            source.text.split(separator: "\n", omittingEmptySubsequences: false).count
                == text.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(!source.hasMain)
    }

    @Test func previewableStateBelongsToTheView() {
        let source = PreviewSource("#Preview {\n    @Previewable @State var a = [1, 2]\n    A(a)\n}\n", number: 3)
        #expect(
            source.text.hasPrefix("struct _KeylinePreview3_0: View {  @State var a = [1, 2]; var body: some View {"))
        #expect(!source.text.contains("@Previewable"))
    }

    @Test func filesWithAnAppNeedNoProgram() {
        let app = PreviewSource("@main struct X: App {}\n#Preview { A() }", number: 0)
        #expect(app.hasMain)
        #expect(PreviewSource.main(of: [("X.swift", app)]) == nil)
        let provider = PreviewSource("struct A_Previews: PreviewProvider {}", number: 0)
        #expect(
            PreviewSource.main(of: [("A.swift", provider)])?.contains(
                "_Preview(\"A_Previews\") { A_Previews.previews }") == true)
    }
}
