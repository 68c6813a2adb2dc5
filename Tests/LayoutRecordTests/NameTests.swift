import LayoutRecord
import Testing

struct NameTests {
    struct Named: Sendable {
        let offer: Offer
        let name: String
    }

    static let offers: [Named] = [
        Named(offer: .ideal, name: "ideal"),
        Named(offer: Offer(width: 304, height: nil), name: "w304"),
        Named(offer: Offer(width: 304, height: 200), name: "w304h200"),
        Named(offer: Offer(width: nil, height: 200), name: "h200"),
        Named(offer: Offer(width: 0, height: 0), name: "w0h0"),
        Named(offer: Offer(width: .infinity, height: nil), name: "wInf"),
        Named(offer: Offer(width: .infinity, height: .infinity), name: "wInfhInf"),
        Named(offer: Offer(width: -5, height: nil), name: "w-5"),
        Named(offer: Offer(width: .nan, height: nil), name: "wNaN"),
        Named(offer: Offer(width: 0.1, height: nil), name: "w0.1"),
        Named(offer: Offer(width: 1e21, height: nil), name: "w1e+21"),
    ]

    @Test(arguments: offers) func anOfferHasOneName(named: Named) {
        #expect(named.offer.name == named.name)
        #expect(Offer(name: named.name) == named.offer)
    }

    @Test(arguments: ["", "w", "h", "304", "w304x", "wabc", "h200w304", "w3 4", "ideal "])
    func whatIsNoOfferHasNone(text: String) {
        #expect(Offer(name: text) == nil)
    }

    @Test func aCaseIsNamedAsDesigned() throws {
        let offer = Offer(width: 304, height: nil)
        let step = StepName(number: 1, words: "toggle \"Show more labels\"")
        let id = try CaseID(suite: " label-panel ", scenario: "two labels", offer: offer, step: step)
        #expect(id.description == "label-panel/two labels@w304#1 toggle \"Show more labels\"")
        let hostile = try CaseID(suite: "a/b", scenario: "c@d#e%f\n\0", offer: offer, step: nil)
        #expect(hostile.description == "a%2Fb/c%40d%23e%25f%0A%00@w304")
        #expect(throws: NameError.self) { try CaseID(suite: " ", scenario: "x", offer: offer, step: nil) }
        #expect(throws: NameError.self) { try CaseID(suite: "x", scenario: "\n", offer: offer, step: nil) }
    }

    @Test(arguments: ["plain", "a/b[c]:%", "日本語", "👨‍👩‍👧", "\u{202E}rtl", "nul\0", "%41", "%"])
    func percentEncodingComesBack(text: String) {
        let encoded = text.percentEncoded("/[]:")
        #expect(encoded.percentDecoded == text)
        #expect(!encoded.contains("/") && !encoded.contains("\0"))
    }

    @Test func segmentsTellPlacesAndIDs() {
        #expect(NodePath.segment(kind: "Text", places: [], id: nil) == "Text")
        #expect(NodePath.segment(kind: "Button", places: [1], id: "3") == "1:Button[3]")
        #expect(NodePath.segment(kind: "Text", places: [1, 0], id: nil) == "1.0:Text")
        #expect(NodePath.segment(kind: "Row", places: [], id: "a/b]") == "Row[a%2Fb%5D]")
    }

    @Test func longIDsAreCutAndStayApart() {
        let long = String(repeating: "x", count: 200)
        let one = NodePath.segment(kind: "Row", places: [], id: long + "1")
        let other = NodePath.segment(kind: "Row", places: [], id: long + "2")
        #expect(one != other)
        #expect(one.utf8.count < 100)
    }

    @Test func deepPathsAreShortenedInTheMiddle() {
        var paths = NodePath.Builder()
        var last = ""
        for index in 0..<10_000 { last = paths.append(segment: "S\(index)", parent: index - 1) }
        let segments = last.split(separator: "/")
        #expect(segments.count == 64)
        #expect(segments[31] == "S31" && segments[32] == "..." && segments[63] == "S9999~9999")
        var node = NodeRecord(path: last, parent: 9_998, kind: "S9999")
        #expect(node.segment == "S9999")
        node.path = "A/B~1"
        #expect(node.segment == "B~1")
    }
}
