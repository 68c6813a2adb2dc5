/// The stream format `keyline-recording`, version 1: a header line, one line a case, and a last line that says that
/// nothing is missing.
package enum RecordingStream {
    package static let format = "keyline-recording"
    package static let version = 1

    package static func headerLine(_ header: RunHeader) -> [UInt8] { headerLine(header) { _ in } }

    /// The header line with further members.
    static func headerLine(_ header: RunHeader, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
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
        write(&json)
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
        var parts = LineParts()
        do {
            try JSONReader.read(bytes) { try parts.read(&$0) }
        } catch let error as RecordingError {
            throw RecordingError(parts.id.map { "case \($0): \(error)" } ?? error.description)
        } catch {
            throw RecordingError("the line is not JSON: \(error)")
        }
        let json = JSONValue.object(parts.others)
        if let format = json["format"] { return .header(try header(from: json, format: format)) }
        if parts.isCase { return .record(try parts.record()) }
        if json["end"]?.bool == true, let cases = json["cases"]?.int { return .end(cases: cases) }
        throw RecordingError("the line is neither a header, a case nor an end")
    }

    /// What the members of a line say.
    private struct LineParts {
        var id: String?
        var isCase = false
        private var suite: String?
        private var scenario: String?
        private var offer: JSONValue = .null
        private var step: JSONValue = .null
        private var recording = RecordingParts()
        /// The members of a header and an end, and those that are unknown.
        private(set) var others: [(key: String, value: JSONValue)] = []

        mutating func read(_ reader: inout JSONReader) throws {
            guard reader.isAt(UInt8(ascii: "{")) else { return try reader.skip() }
            var isFirst = true
            try reader.begin(UInt8(ascii: "{"))
            while let key = try reader.nextKey(&isFirst) {
                if reader.isKey(key, "case") {
                    isCase = true
                    id = try reader.optionalString()
                } else if reader.isKey(key, "suite") {
                    suite = try reader.optionalString()
                } else if reader.isKey(key, "scenario") {
                    scenario = try reader.optionalString()
                } else if reader.isKey(key, "offer") {
                    offer = try reader.next()
                } else if reader.isKey(key, "step") {
                    step = try reader.next()
                } else if try !recording.read(key, &reader) {
                    others.append((reader.text(of: key), try reader.next()))
                }
            }
        }

        consuming func record() throws(RecordingError) -> CaseRecord {
            guard let suite, let scenario, let width = RecordingCoder.length(from: offer["width"] ?? .null),
                let height = RecordingCoder.length(from: offer["height"] ?? .null), offer != .null
            else { throw RecordingError("a case has no suite, scenario or offer") }
            var name: StepName?
            if step != .null {
                guard let number = step["number"]?.int, let words = step["words"]?.string else {
                    throw RecordingError("a step has no number or no words")
                }
                guard number >= 1 else { throw RecordingError("a step has a number below 1") }
                name = StepName(number: number, words: words)
            }
            let text = id ?? "without an id"
            do {
                let id = try CaseID(
                    suite: suite, scenario: scenario, offer: Offer(width: width, height: height), step: name)
                return CaseRecord(id: id, recording: try recording.recording())
            } catch let error as NameError {
                throw RecordingError(error.description)
            } catch {
                throw RecordingError("case \(text): \(error)")
            }
        }
    }

    private static func header(from json: JSONValue, format: JSONValue) throws(RecordingError) -> RunHeader {
        guard format.string == Self.format else {
            throw RecordingError("the format is not \"\(Self.format)\"")
        }
        guard json["version"]?.int == version else {
            throw RecordingError("the format's version is not \(version); this program reads no other")
        }
        guard let name = json["engine"]?["name"]?.string else { throw RecordingError("the header names no engine") }
        var cases = 0
        if let declared = json["scope"]?["cases"], declared != .null {
            guard let count = RecordingCoder.count(from: declared) else {
                throw RecordingError("the header's scope has \"cases\" that are no whole number from 0 on")
            }
            cases = count
        }
        return RunHeader(
            engine: EngineIdentity(name: name, version: json["engine"]?["version"]?.string ?? ""),
            environment: try RecordingCoder.inputs(from: json["environment"]),
            scope: RunScope(
                only: (json["scope"]?["only"]?.array ?? []).compactMap(\.string),
                cases: cases)
        )
    }
}
