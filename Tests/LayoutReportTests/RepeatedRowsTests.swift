import Testing

@testable import LayoutReport

@Suite struct RepeatedRowsTests {
    @Test(arguments: [
        ("", ""), ("a", "a"), ("aa", "a a"), ("aaa", "3a"), ("abab", "2ab"), ("abcabcabcd", "3abc d"),
        ("xaaaay", "x 4a y"), ("abababa", "3ab a"), ("abc", "a b c"), ("aabaab", "2aab"),
        ("abcdefghiabcdefghi", "2abcdefghi"),
        // Longer groups than 24 are not looked for.
        (
            "abcdefghijklmnopqrstuvwxyabcdefghijklmnopqrstuvwxy",
            "a b c d e f g h i j k l m n o p q r s t u v w x y a b c d e f g h i j k l m n o p q r s t u v w x y"
        ),
    ])
    func `What repeats is folded`(_ rows: String, _ folded: String) {
        let keys = rows.map(String.init)
        let parts = RepeatedRows.fold(keys)
        let words = parts.map { ($0.repeats > 1 ? "\($0.repeats)" : "") + keys[$0.rows].joined() }
        #expect(words.joined(separator: " ") == folded)
        #expect(parts.reduce(0) { $0 + $1.rows.count * $1.repeats } == keys.count)
    }
}
