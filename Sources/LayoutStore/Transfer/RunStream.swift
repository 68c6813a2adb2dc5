import LayoutRecord

/// The member `run` that an exported stream has in its header: the run's facts, which other readers ignore.
enum RunStream {
    static func headerLine(_ run: RunRow) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("key")
        json.string(run.key)
        if let shard = run.facts.shard {
            json.key("shard")
            json.beginArray()
            json.int(shard.index)
            json.int(shard.count)
            json.endArray()
        }
        json.key("name")
        json.string(run.name)
        json.key("startedAt")
        json.string(run.startedAt)
        json.key("finishedAt")
        json.stored(run.finishedAt)
        json.key("branch")
        json.stored(run.branch)
        json.key("commit")
        json.stored(run.commit)
        json.key("parents")
        RecordingCoder.array(run.facts.parents, to: &json) { $1.string($0) }
        json.key("dirty")
        json.bool(run.isDirty)
        json.key("tools")
        RecordingCoder.write(run.facts.tools, to: &json)
        json.key("ci")
        RecordingCoder.write(run.facts.ci, to: &json)
        json.endObject()
        return adding("run", json.bytes, to: RecordingStream.headerLine(run.facts.header))
    }

    /// A case's line, with the member `unstable` when it differed between repeats.
    static func caseLine(_ record: CaseRecord, unstable: String?) -> [UInt8] {
        let line = RecordingStream.caseLine(record)
        guard let unstable else { return line }
        var json = JSONWriter()
        json.string(unstable)
        return adding("unstable", json.bytes, to: line)
    }

    /// What differed between repeats, as `caseLine` wrote it. A line is decoded again only when it has the member.
    static func unstable(_ line: [UInt8]) -> String? {
        let member = Array("\"unstable\":".utf8)
        let limit = line.count - member.count
        guard limit > 0 else { return nil }
        for start in stride(from: limit, through: 0, by: -1)
        where line[start + 1] == member[1] && line[start..<(start + member.count)].elementsEqual(member) {
            return (try? JSONReader.read(line))?["unstable"]?.string
        }
        return nil
    }

    /// A line is one object and a newline; the member becomes its last one.
    private static func adding(_ name: StaticString, _ value: [UInt8], to line: [UInt8]) -> [UInt8] {
        Array(line[..<(line.count - 2)]) + Array(",\"\(name)\":".utf8) + value + Array("}\n".utf8)
    }

    /// The facts in a header line, or what a plain stream leaves open.
    static func facts(_ header: RunHeader, line: [UInt8]) throws -> (facts: NewRun, finishedAt: String?) {
        var facts = NewRun(name: "", startedAt: "", header: header)
        guard let json = try JSONReader.read(line)["run"] else { return (facts, nil) }
        facts.key = json["key"]?.string
        if let parts = json["shard"]?.array, parts.count == 2, let index = parts[0].int, let count = parts[1].int {
            facts.shard = Shard(index: index, count: count)
        }
        facts.name = json["name"]?.string ?? ""
        facts.startedAt = try time("startedAt", of: json) ?? ""
        facts.branch = json["branch"]?.string
        facts.commit = json["commit"]?.string
        facts.parents = (json["parents"]?.array ?? []).compactMap(\.string)
        facts.isDirty = json["dirty"]?.bool ?? false
        facts.tools = try RecordingCoder.inputs(from: json["tools"])
        facts.ci = try RecordingCoder.inputs(from: json["ci"])
        return (facts, try time("finishedAt", of: json))
    }

    /// The time in a member of a run's facts. Nil, or empty, when the stream leaves it open.
    private static func time(_ member: String, of json: JSONValue) throws(StoreError) -> String? {
        guard let value = json[member], value != .null else { return nil }
        guard let text = value.string, text.isEmpty || isTime(text) else {
            throw StoreError(
                .invalid,
                "Line 1 of the stream has no time in \"run.\(member)\". Write it in UTC by ISO 8601, as in 2026-01-31T23:59:59Z."
            )
        }
        return text
    }

    /// Whether a text is a time in UTC by ISO 8601, such as `2026-01-31T23:59:59Z`; a second may have a fraction. Runs
    /// are put into order by it.
    static func isTime(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let form = Array("0000-00-00T00:00:00".utf8)
        let zero = UInt8(ascii: "0")
        func isDigit(_ byte: UInt8) -> Bool { (zero...UInt8(ascii: "9")).contains(byte) }
        guard bytes.count > form.count, bytes.last == UInt8(ascii: "Z"),
            zip(bytes, form).allSatisfy({ byte, place in place == zero ? isDigit(byte) : byte == place })
        else { return false }
        let fraction = bytes[form.count...].dropLast()
        guard
            fraction.isEmpty
                || fraction.count > 1 && fraction.first == UInt8(ascii: ".") && fraction.dropFirst().allSatisfy(isDigit)
        else { return false }
        func number(_ place: Int) -> Int { Int(bytes[place] - zero) * 10 + Int(bytes[place + 1] - zero) }
        let year = number(0) * 100 + number(2)
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days: Int
        switch number(5) {
        case 2: days = isLeapYear ? 29 : 28
        case 4, 6, 9, 11: days = 30
        case 1...12: days = 31
        default: return false
        }
        // 60 is a leap second.
        return (1...days).contains(number(8)) && number(11) < 24 && number(14) < 60 && number(17) <= 60
    }
}
