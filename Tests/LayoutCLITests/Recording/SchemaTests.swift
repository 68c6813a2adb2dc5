import Foundation
import LayoutRecord
import Testing

@testable import LayoutCLI

/// The schemas that other programs are given.
@Suite struct SchemaTests {
    private func schema(_ name: String) throws -> SchemaCheck {
        let path = Golden.repository + "/docs/\(name)"
        return SchemaCheck(schema: try JSONReader.read(try String(contentsOfFile: path, encoding: .utf8)))
    }

    @Test func `What recorders write fits the schema of the stream`() throws {
        let check = try schema("recording.schema.json")
        let keyline = try Keyline()
        try keyline.record("worker", "steps=1", "crash=list/scenario 4@w304")
        try keyline("record", "--only", "*@w304*")
        for run in ["run:1", "run:2"] {
            let lines = try keyline("export", run).text.split(separator: "\n")
            #expect(lines.count > 3)
            for line in lines {
                #expect(check.problems(try JSONReader.read(String(line))) == [], "\(line.prefix(200))")
            }
        }
    }

    private static let wrong = [
        #"{"format":"other","version":1,"engine":{"name":"a","version":"1"},"environment":{},"scope":{"only":[],"cases":1}}"#,
        #"{"case":"a/b@w1","suite":"a","scenario":"b","outcome":"settled"}"#,
        #"{"case":"a/b@w1","suite":"a","scenario":"b","offer":{"width":"wide","height":"nil"},"outcome":"settled"}"#,
        #"{"case":"a/b@w1","suite":"a","scenario":"b","offer":{"width":1,"height":2},"outcome":"fine"}"#,
        #"{"end":false,"cases":1}"#,
    ]

    @Test(arguments: wrong) func `Other lines do not fit`(line: String) throws {
        #expect(try !schema("recording.schema.json").problems(try JSONReader.read(line)).isEmpty)
    }

    @Test func `The schema of the configuration accepts what the program accepts`() throws {
        let check = try schema("keyline.schema.json")
        let texts: [(String, Bool)] = [
            (
                #"{"baseline":"main","recorder":["a","b"],"tolerance":0.5,"fail":["changed"],"budgets":{"changed":3}}"#,
                true
            ),
            (#"{"recorder":"a","options":{"scale":2,"x":"y"},"color":"never","noBaseline":"pass"}"#, true),
            (#"{"basline":"main"}"#, false), (#"{"tolerance":-1}"#, false), (#"{"fail":["chanegd"]}"#, false),
            (#"{"recorder":[]}"#, false), (#"{"budgets":{"changed":0.5}}"#, false), (#"{"jobs":0}"#, false),
        ]
        for (text, isRight) in texts {
            #expect(check.problems(try JSONReader.read(text)).isEmpty == isRight, "\(text)")
            let directory = try TemporaryDirectory()
            try directory.write(text, to: "keyline.json")
            let isRead = (try? ConfigurationFile.read(directory.file("keyline.json"))) != nil
            #expect(isRead == isRight, "\(text)")
        }
    }
}
