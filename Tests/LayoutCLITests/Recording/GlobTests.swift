import Testing

@testable import LayoutCLI

@Suite struct GlobTests {
    @Test(arguments: [
        ("*", "a/b@w1", true), ("palette/*", "palette/two tiles@w304", true), ("palette/*", "palettes/x@w1", false),
        ("*@w304*", "a/b@w304#1 tap \"x\"", true), ("a/?@w1", "a/b@w1", true), ("a/?@w1", "a/bc@w1", false),
        ("", "", true), ("", "a", false), ("**b", "aab", true),
        ("*a*a*a*a*b", String(repeating: "a", count: 200), false),
        ("a/é*", "a/été@ideal", true),
    ]) func `A star crosses slashes`(pattern: String, text: String, matches: Bool) {
        #expect(Glob(pattern).matches(text) == matches)
    }
}
