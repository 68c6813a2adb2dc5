package import LayoutRecord

/// `keyline.json`: what a project sets for all its commands.
package struct ConfigurationFile: Equatable, Sendable {
    package static let name = "keyline.json"

    package var path: String
    /// In the order of the file.
    package var entries: [(key: SettingKey, value: JSONValue)]

    package static func == (a: ConfigurationFile, b: ConfigurationFile) -> Bool {
        a.path == b.path && a.entries.count == b.entries.count
            && zip(a.entries, b.entries).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    }

    /// The nearest file of that name from a directory upward, nil when there is none.
    package static func find(from directory: String) -> String? {
        var directory = directory
        while true {
            let candidate = directory == "/" ? "/" + name : directory + "/" + name
            if FileSystem.isFile(candidate) { return candidate }
            guard directory != "/", let slash = directory.lastIndex(of: "/") else { return nil }
            directory = slash == directory.startIndex ? "/" : String(directory[..<slash])
        }
    }

    /// Reads and checks a file. Every mistake names the entry and what was expected.
    package static func read(_ path: String) throws(CommandFailure) -> ConfigurationFile {
        let bytes = try FileSystem.read(path)
        let json: JSONValue
        do { json = try JSONReader.read(bytes) } catch {
            let place = place(of: error.offset, in: bytes)
            throw CommandFailure(
                .usage, "\(path) is not JSON: line \(place.line), column \(place.column): \(error.reason)",
                remedy: "Correct the file, or name another with --config.")
        }
        guard let members = json.object else {
            throw CommandFailure(
                .usage, "\(path) holds no JSON object", remedy: "Write the settings as {\"baseline\": \"main\"}.")
        }
        var file = ConfigurationFile(path: path, entries: [])
        for (name, value) in members where name != "$schema" {
            guard let key = SettingKey(rawValue: name) else {
                let suggestion = nearest(to: name, in: SettingKey.allCases.map(\.rawValue))
                throw CommandFailure(
                    .usage,
                    "\(path) has the unknown entry \"\(name)\""
                        + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ""),
                    remedy: "`keyline help configuration` lists the entries.")
            }
            if file.entries.contains(where: { $0.key == key }) {
                throw CommandFailure(.usage, "\(path) has the entry \"\(name)\" twice", remedy: "Keep one of them.")
            }
            do { try check(value, key: key) } catch {
                throw CommandFailure(
                    .usage, "\(path): \"\(name)\" \(error.description)",
                    remedy: "`keyline help configuration` says what it may be.")
            }
            file.entries.append((key, value))
        }
        return file
    }

    /// Both from 1; columns are characters, as editors count them.
    private static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        let before = String(decoding: bytes.prefix(offset), as: UTF8.self)
        let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return (lines.count, (lines.last?.count ?? 0) + 1)
    }

    package func value(of key: SettingKey) -> JSONValue? { entries.first { $0.key == key }?.value }

    private static func check(_ value: JSONValue, key: SettingKey) throws(RecordingError) {
        switch key.form {
        case .text:
            guard let text = value.string, !text.isEmpty else { throw RecordingError("is not a text") }
        case .choice(let words): try choose(value, words)
        case .number(let range):
            guard let number = value.number, range.contains(number) else {
                throw RecordingError("is not \(ValueKind.number(range).expectation)")
            }
        case .integer(let range):
            guard let number = value.int, range.contains(number) else {
                throw RecordingError("is not \(ValueKind.integer(range).expectation)")
            }
        case .words(let words):
            guard let elements = value.array else { throw RecordingError("is not an array of words") }
            for element in elements { try choose(element, words) }
        case .wordsByName(let words):
            guard let members = value.object else { throw RecordingError("is not an object of arrays of words") }
            for member in members {
                guard let elements = member.value.array else {
                    throw RecordingError("has \"\(member.key)\", which is not an array of words")
                }
                for element in elements { try choose(element, words) }
            }
        case .command:
            let words = value.array ?? [value]
            guard !words.isEmpty, words.allSatisfy({ !($0.string ?? "").isEmpty }) else {
                throw RecordingError("is neither the name of a program nor an array of its name and arguments")
            }
        case .assignments:
            guard let members = value.object,
                members.allSatisfy({ $0.value.string != nil || $0.value.number != nil || $0.value.bool != nil })
            else { throw RecordingError("is not an object of texts, numbers and booleans") }
        case .lengths:
            guard let members = value.object,
                members.allSatisfy({ member in member.value.number.map { $0 >= 0 && $0.isFinite } ?? false })
            else { throw RecordingError("is not an object of points, each at least 0") }
        case .numbers(let names):
            guard let members = value.object else { throw RecordingError("is not an object of whole numbers") }
            for member in members {
                try choose(.string(member.key), names)
                guard let number = member.value.int, number >= 0 else {
                    throw RecordingError("has \"\(member.key)\", which is not a whole number, at least 0")
                }
            }
        }
    }

    private static func choose(_ value: JSONValue, _ words: [String]) throws(RecordingError) {
        guard let word = value.string else { throw RecordingError("is not one of \(words.joined(separator: ", "))") }
        guard !words.contains(word) else { return }
        let suggestion = nearest(to: word, in: words).map { "; did you mean \"\($0)\"?" } ?? ""
        throw RecordingError("has \"\(word)\", which is not one of \(words.joined(separator: ", "))\(suggestion)")
    }
}
