import LayoutRecord
import Testing

@testable import LayoutCLI

@Suite struct CaseIDParsingTests {
    @Test(arguments: [
        "grid/two@w304", "a%2Fb/c%40d%23@w-5", "label-panel/two labels@w304#1 toggle \"Show # more/labels @ 50%25\"",
        "s/t@ideal", "s/t@wInfhInf", "s/t@wNaN", "日本/語@h200",
    ]) func `An id that is read is written the same`(text: String) {
        #expect(CaseID(parsing: text)?.description == text)
    }

    @Test(arguments: ["", "grid", "grid/two", "grid/two@", "grid/two@w304#x y", "/two@w1", "g/@w1", "g/t@304"])
    func `Other texts are no ids`(text: String) {
        #expect(CaseID(parsing: text) == nil)
    }

    @Test func `Steps belong to the case before them`() {
        let texts = ["a/b@w1", "a/b@w1#1 tap \"x\"", "a/b@w2", "a/c@w2", "a/c@w2#1 tap \"x\"", "a/c@w2#2 tap \"y\""]
        var list = UnitList()
        for text in texts { if let id = CaseID(parsing: text) { list.append(id, name: text) } }
        let units = (0..<list.count).map { list[$0] }
        #expect(list.caseCount == texts.count)
        #expect(units.map(\.base) == ["a/b@w1", "a/b@w2", "a/c@w2"])
        #expect(units.map(\.cases.count) == [2, 1, 3])
    }
}
