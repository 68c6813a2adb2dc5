import LayoutRecord
import LayoutReport
import Testing

/// What the page exports is read back in the browser's test; here is what must be refused.
struct DecisionsFileTests {
    private static let head = #""format":"keyline-decisions","version":1,"before":"run:1","after":"run:2""#

    @Test func readsWhatItKnowsAndIgnoresTheRest() throws {
        let text = """
            {\(Self.head),"new":1,"causes":[{"id":"x"}],"cases":[
            {"case":"a/b@w1","class":"changed","decision":"accept","before":"0123456789ab-0123456789ab","after":null}]}
            """
        let file = try DecisionsFile(reading: Array(text.utf8))
        #expect(file.before == "run:1" && file.after == "run:2")
        #expect(file.entries.count == 1)
        #expect(file.entries[0].caseID == "a/b@w1")
        #expect(file.entries[0].decision == .accept)
        #expect(file.entries[0].before == "0123456789ab-0123456789ab")
        #expect(file.entries[0].after == nil)
    }

    @Test(arguments: [
        ("", "not JSON"), ("[]", "format"), (#"{"format":"other"}"#, "format"),
        (#"{"format":"keyline-decisions","version":2}"#, "version"),
        (#"{"format":"keyline-decisions","version":1}"#, "name the runs"),
        ("{\(head),\"cases\":[{}]}", "decision 1 names no case"),
        ("{\(head),\"cases\":[{\"case\":\"a\",\"decision\":\"maybe\"}]}", "on a is neither"),
        ("{\(head),\"cases\":[{\"case\":\"a\",\"decision\":\"accept\",\"after\":\"12\"}]}", "two digests"),
    ])
    func refuses(text: String, words: String) {
        let error = #expect(throws: DecisionsError.self) { try DecisionsFile(reading: Array(text.utf8)) }
        #expect(error?.description.contains(words) == true)
    }
}
