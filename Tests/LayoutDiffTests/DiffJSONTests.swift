import Foundation
import LayoutRecord
import Testing

@testable import LayoutDiff

/// The machine-readable form, against its schema and against what it was made from.
@Suite struct DiffJSONTests {
    private func parsed(_ bytes: [UInt8]) throws -> JSONValue { try JSONReader.read(bytes) }

    private var example: RunDiff {
        let offers = [100.0, 101, 102].map { Offer(width: $0, height: nil) }
        func cases(_ gap: Double) -> [CaseRecord] {
            offers.map {
                CaseRecord(
                    id: caseID("s", "na/me", $0),
                    recording: record($0, .vStack(gap, "center", [.text("\"quoted\""), .text("</script>")])))
            }
        }
        let added = CaseRecord(id: caseID("t", "new", .ideal), recording: record(.ideal, .text("x")))
        return diff(cases(3), cases(5) + [added])
    }

    @Test func `the members that the page names are there`() throws {
        let json = try parsed(DiffJSON.encode(example))
        #expect(json["format"]?.string == "keyline-diff")
        #expect(json["version"]?.int == 1)
        #expect(json["counts"]?["changed"]?.int == 3)
        #expect(json["counts"]?["negotiation-only"]?.int == 0)
        #expect(json["counts"]?["total"]?.int == 4)
        let cause = try #require(json["causes"]?.array?.first)
        #expect(cause["by"]?.string == "source")
        #expect(cause["origin"]?["verdict"]?.string == "edited")
        #expect(cause["origin"]?["kind"]?.string == "VStack")
        #expect(cause["origin"]?["change"]?.string == "spacing")
        #expect(cause["origin"]?["delta"] == .array([.number(2), .number(2)]))
        #expect(cause["origin"]?["edit"]?.string == "3 -> 5")
        #expect(cause["cases"]?.array?.map(\.string) == ["s/na%2Fme@w100", "s/na%2Fme@w101", "s/na%2Fme@w102"])
        #expect(cause["intervals"]?.array?.first?["from"]?.number == 100)
        #expect(cause["intervals"]?.array?.first?["to"]?.number == 102)
        #expect(cause["example"]?.string == "s/na%2Fme@w100")
        let first = try #require(json["cases"]?.array?.first)
        #expect(first["id"]?.string == "s/na%2Fme@w100")
        #expect(first["class"]?.string == "changed")
        #expect(first["causes"]?.array?.map(\.string) == [cause["id"]?.string])
        let node = try #require(first["nodes"]?.array?.first)
        #expect(node["verdict"]?.string == "edited")
        #expect(node["after"]?["height"]?.number == 37)
        #expect(node["changes"]?.array?.first?["kind"]?.string == "inputs")
        #expect(json["cases"]?.array?.last?["class"]?.string == "added")
    }

    @Test func `infinity and NaN are words`() throws {
        var made = HandMade()
        made.node("Row")
        let before = CaseRecord(id: caseID("s", "a", .ideal), recording: made.recording)
        made.recording.nodes[0].frame = Frame(x: 0, y: .nan, width: .infinity, height: 1)
        let after = CaseRecord(id: caseID("s", "a", .ideal), recording: made.recording)
        let json = try parsed(DiffJSON.encode(diff([before], [after])))
        let node = json["cases"]?.array?.first?["nodes"]?.array?.first
        #expect(node?["after"]?["y"]?.string == "nan")
        #expect(node?["after"]?["width"]?.string == "inf")
    }

    // MARK: The schema

    private var schema: JSONValue {
        get throws {
            let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "docs/diff.schema.json")
            return try parsed(Array(try Data(contentsOf: file)))
        }
    }

    /// What a value breaks of the part of JSON Schema that our schema uses.
    private func problems(_ value: JSONValue, _ rule: JSONValue, _ root: JSONValue, at place: String) -> [String] {
        if let name = rule["$ref"]?.string {
            let definition = root["$defs"]?[String(name.dropFirst("#/$defs/".count))]
            return definition.map { problems(value, $0, root, at: place) } ?? ["\(place): no definition \(name)"]
        }
        if let choices = rule["anyOf"]?.array {
            let fits = choices.contains { problems(value, $0, root, at: place).isEmpty }
            return fits ? [] : ["\(place): fits no alternative"]
        }
        var found: [String] = []
        if let constant = rule["const"], constant != value { found.append("\(place): is not the constant") }
        if let allowed = rule["enum"]?.array, !allowed.contains(value) { found.append("\(place): is not listed") }
        if let type = rule["type"]?.string, !isOfType(value, type) { found.append("\(place): is no \(type)") }
        for name in rule["required"]?.array ?? [] {
            if let name = name.string, value[name] == nil { found.append("\(place): lacks \(name)") }
        }
        if let members = rule["properties"]?.object {
            for (key, own) in members {
                if let member = value[key] { found += problems(member, own, root, at: "\(place).\(key)") }
            }
            for member in value.object ?? [] where !members.contains(where: { $0.key == member.key }) {
                // The schema lets later members in; ours are all to be in it.
                found.append("\(place): has \(member.key)")
            }
        }
        if let items = rule["items"] {
            for (index, item) in (value.array ?? []).enumerated() {
                found += problems(item, items, root, at: "\(place)[\(index)]")
            }
        }
        return found
    }

    private func isOfType(_ value: JSONValue, _ type: String) -> Bool {
        switch (type, value) {
        case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool), ("null", .null): true
        case ("number", .number): true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }

    static let faults: [ModelFault] = [.textRoundsUp, .fitsTakesFirst, .imageSwaps]

    @Test(arguments: faults)
    func `comparisons keep the schema`(fault: ModelFault) throws {
        let schema = try schema
        for diff in [example, diff(ModelCatalogue.plain, ModelCatalogue.broken[fault]!)] {
            let json = try parsed(DiffJSON.encode(diff))
            #expect(problems(json, schema, schema, at: "diff") == [])
        }
    }

    @Test func `the schema lists every class, verdict, rule and kind of change`() throws {
        let definitions = try schema["$defs"]
        func values(_ name: String) -> [String] { definitions?[name]?["enum"]?.array?.compactMap(\.string) ?? [] }
        #expect(values("class") == CaseClass.allCases.map(\.rawValue))
        #expect(values("verdict") == Verdict.allCases.map(\.rawValue))
        #expect(values("by") == CauseBy.allCases.map(\.rawValue))
        #expect(values("changeKind") == Change.Kind.allCases.map(\.rawValue))
        #expect(values("breakpointKind") == Breakpoint.Kind.allCases.map(\.rawValue))
    }

    @Test func `the schema refuses what is no comparison`() throws {
        let schema = try schema
        #expect(problems(.object([]), schema, schema, at: "diff").count > 5)
    }
}
