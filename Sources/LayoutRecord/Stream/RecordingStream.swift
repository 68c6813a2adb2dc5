/// The stream format `keyline-recording`, version 1: a header line, one line a case, and a last line that says that
/// nothing is missing.
package enum RecordingStream {
    package static let format = "keyline-recording"
    package static let version = 1

    package static func headerLine(_ header: RunHeader) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.member("format")
        json.string(format)
        json.member("version")
        json.int(version)
        json.member("engine")
        json.beginObject()
        json.member("name")
        json.string(header.engine.name)
        json.member("version")
        json.string(header.engine.version)
        json.endObject()
        json.member("environment")
        RecordingCoder.write(header.environment, to: &json)
        json.member("scope")
        json.beginObject()
        json.member("only")
        RecordingCoder.array(header.scope.only, to: &json) { $1.string($0) }
        json.member("cases")
        json.int(header.scope.cases)
        json.endObject()
        json.endObject()
        json.newline()
        return json.bytes
    }

    package static func caseLine(_ record: CaseRecord) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.member("case")
        json.string(record.id.description)
        json.member("suite")
        json.string(record.id.suite)
        json.member("scenario")
        json.string(record.id.scenario)
        json.member("offer")
        json.beginObject()
        json.member("width")
        json.length(record.id.offer.width)
        json.member("height")
        json.length(record.id.offer.height)
        json.endObject()
        json.member("step")
        if let step = record.id.step {
            json.beginObject()
            json.member("number")
            json.int(step.number)
            json.member("words")
            json.string(step.words)
            json.endObject()
        } else {
            json.null()
        }
        RecordingCoder.writeMembers(of: record.recording, to: &json)
        json.endObject()
        json.newline()
        return json.bytes
    }

    package static func endLine(cases: Int) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.member("end")
        json.bool(true)
        json.member("cases")
        json.int(cases)
        json.endObject()
        json.newline()
        return json.bytes
    }

    /// One line of the stream, decoded.
    package enum Line: Equatable, Sendable {
        case header(RunHeader)
        case record(CaseRecord)
        case end(cases: Int)
    }

    /// Decodes a line (without its newline). The error says what is wrong with it.
    package static func line(_ bytes: [UInt8]) throws(RecordingError) -> Line {
        let json: JSONValue
        var events = RecordingCoder.EventReader()
        do {
            json = try JSONReader.read(bytes, member: "events") { reader throws(JSONError) in try events.read(&reader) }
        } catch { throw RecordingError("the line is not JSON: \(error)") }
        if let format = json["format"] { return .header(try header(from: json, format: format)) }
        if json["case"] != nil { return .record(try caseRecord(from: json, events)) }
        if json["end"]?.bool == true, let cases = json["cases"]?.int { return .end(cases: cases) }
        throw RecordingError("the line is neither a header, a case nor an end")
    }

    private static func header(from json: JSONValue, format: JSONValue) throws(RecordingError) -> RunHeader {
        guard format.string == Self.format else {
            throw RecordingError("the format is not \"\(Self.format)\"")
        }
        guard json["version"]?.int == version else {
            throw RecordingError("the format's version is not \(version); this program reads no other")
        }
        guard let name = json["engine"]?["name"]?.string else { throw RecordingError("the header names no engine") }
        return RunHeader(
            engine: EngineIdentity(name: name, version: json["engine"]?["version"]?.string ?? ""),
            environment: try RecordingCoder.inputs(from: json["environment"]),
            scope: RunScope(
                only: (json["scope"]?["only"]?.array ?? []).compactMap(\.string),
                cases: json["scope"]?["cases"]?.int ?? 0)
        )
    }

    private static func caseRecord(
        from json: JSONValue, _ events: RecordingCoder.EventReader
    ) throws(RecordingError) -> CaseRecord {
        guard let suite = json["suite"]?.string, let scenario = json["scenario"]?.string, let offer = json["offer"],
            let width = RecordingCoder.length(from: offer["width"] ?? .null),
            let height = RecordingCoder.length(from: offer["height"] ?? .null)
        else { throw RecordingError("a case has no suite, scenario or offer") }
        var step: StepName?
        if let json = json["step"], json != .null {
            guard let number = json["number"]?.int, let words = json["words"]?.string else {
                throw RecordingError("a step has no number or no words")
            }
            step = StepName(number: number, words: words)
        }
        do {
            let id = try CaseID(
                suite: suite, scenario: scenario, offer: Offer(width: width, height: height), step: step)
            return CaseRecord(id: id, recording: try RecordingCoder.recording(from: json, events: events))
        } catch let error as NameError {
            throw RecordingError(error.description)
        } catch let error as RecordingError {
            throw RecordingError("case \(json["case"]?.string ?? "without an id"): \(error)")
        } catch {
            throw RecordingError("\(error)")
        }
    }
}
