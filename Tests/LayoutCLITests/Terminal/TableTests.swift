import LayoutReport
import Testing

@testable import LayoutCLI

/// Tables on terminals of any width: no name is ever cut.
@Suite struct TableTests {
    private static let table: Table = {
        var table = Table([
            ("run", .trailing), ("state", .leading), ("branch", .leading), ("name", .leading), ("baselines", .leading),
        ])
        table.append(["1", "complete", "", "a longer name", "main"])
        table.append(["12", "incomplete", "", "日本", ""])
        return table
    }()

    private func text(_ width: Int?) -> String {
        Self.table.lines(width: width, style: Style(usesColor: false)).joined(separator: "\n")
    }

    @Test(arguments: [nil, 80, 55]) func `A table that fits has a line for each row`(width: Int?) {
        #expect(
            text(width) == """
                run  state       branch  name           baselines
                  1  complete            a longer name  main
                 12  incomplete          日本
                """)
    }

    @Test func `An empty column gives way first`() {
        #expect(
            text(45) == """
                run  state       name           baselines
                  1  complete    a longer name  main
                 12  incomplete  日本
                """)
    }

    @Test func `What does not fit stands below`() {
        #expect(
            text(24) == """
                run  state
                    name
                    baselines
                  1  complete
                    a longer name
                    main
                 12  incomplete
                    日本
                """)
    }

    @Test func `Wide characters stand in line, and what hides or reorders is shown`() {
        var table = Table([("name", .leading), ("n", .trailing), ("note", .leading)])
        table.append(["日本", "5", "x"])
        table.append(["ab", "10", "\u{1B}[2J\n\u{202E}"])
        let lines = table.lines(width: nil, style: Style(usesColor: false))
        #expect(lines == ["name   n  note", "日本   5  x", "ab    10  ␛[2J␊‹U+202E›"])
    }
}
