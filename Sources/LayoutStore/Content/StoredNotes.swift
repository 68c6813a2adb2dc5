import LayoutRecord

/// The stored forms of observations, `[pass, node, kind, old, new]`, and findings, `[rule, severity, node, message,
/// value]`. Nil when there are none: most recordings have none.
enum StoredNotes {
    static func encode(_ observations: [ObservationRecord]) -> [UInt8]? {
        encode(observations) { observation, json in
            json.int(observation.pass)
            json.int(observation.node)
            json.string(observation.kind)
            json.stored(observation.old)
            json.string(observation.new)
        }
    }

    static func encode(_ findings: [FindingRecord]) -> [UInt8]? {
        encode(findings) { finding, json in
            json.string(finding.rule)
            json.string(finding.severity.rawValue)
            json.stored(finding.node)
            json.string(finding.message)
            json.stored(finding.value)
        }
    }

    /// Names of rules, `[rule, ...]`.
    static func encode(rules: [String]) -> [UInt8]? {
        guard !rules.isEmpty else { return nil }
        var json = JSONWriter()
        RecordingCoder.array(rules, to: &json) { $1.string($0) }
        return json.bytes
    }

    private static func encode<Note>(_ notes: [Note], _ write: (Note, inout JSONWriter) -> Void) -> [UInt8]? {
        guard !notes.isEmpty else { return nil }
        var json = JSONWriter()
        json.beginArray()
        for note in notes {
            json.beginArray()
            write(note, &json)
            json.endArray()
        }
        json.endArray()
        return json.bytes
    }

    static func observations(_ bytes: [UInt8], nodes: Int) throws -> [ObservationRecord] {
        try (JSONReader.read(bytes).array ?? []).map { element in
            guard let parts = element.array, parts.count == 5, let pass = parts[0].int, let node = parts[1].int,
                (0..<nodes).contains(node), let kind = parts[2].string, let new = parts[4].string
            else { throw StoredFormError("an observation is not [pass, node, kind, old, new]") }
            return ObservationRecord(pass: pass, node: node, kind: kind, old: parts[3].string, new: new)
        }
    }

    static func findings(_ bytes: [UInt8], nodes: Int) throws -> [FindingRecord] {
        try (JSONReader.read(bytes).array ?? []).map { element in
            guard let parts = element.array, parts.count == 5, let rule = parts[0].string,
                let message = parts[3].string, let value = parts[4].storedLength,
                parts[2] == .null || parts[2].int.map((0..<nodes).contains) == true
            else { throw StoredFormError("a finding is not [rule, severity, node, message, value]") }
            return FindingRecord(rule: rule, node: parts[2].int, message: message, value: value)
        }
    }

    static func rules(_ bytes: [UInt8]) throws -> [String] {
        try (JSONReader.read(bytes).array ?? []).map { element in
            guard let rule = element.string else { throw StoredFormError("a rule that is allowed is no name") }
            return rule
        }
    }
}
