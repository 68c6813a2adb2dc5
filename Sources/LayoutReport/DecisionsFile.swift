package import LayoutRecord

/// Decisions that a reader of a report made: the file that the page exports and `keyline accept FILE` reads.
///
/// ```
/// {"format": "keyline-decisions", "version": 1, "before": "run:11", "after": "run:12",
///  "causes": [{"id", "title", "cases", "decision"}],
///  "cases": [{"case", "class", "decision": "accept" | "reject", "before": DIGESTS | null, "after": DIGESTS | null}]}
/// ```
/// DIGESTS are the first twelve digits of a recording's visible and negotiation digests, joined by `-`: a decision is
/// about these contents, and stays true after a merge. The `causes` are for people; the cases are what counts.
package struct DecisionsFile: Equatable, Sendable {
    package enum Decision: String, Sendable {
        case accept, reject
    }

    package struct Entry: Equatable, Sendable {
        package var caseID: String
        package var decision: Decision
        /// Nil when the case was on the other side only.
        package var before: String?
        package var after: String?
    }

    /// How the report's runs were named, as for the selectors of a command.
    package var before: String
    package var after: String
    package var entries: [Entry]

    /// The name of a recording's content in this file.
    package static func contentName(of digests: RecordingDigests) -> String {
        "\(digests.visible.short)-\(digests.negotiation.short)"
    }

    /// Reads a file's bytes. The error names what is wrong and where.
    package init(reading bytes: [UInt8]) throws(DecisionsError) {
        let json: JSONValue
        do { json = try JSONReader.read(bytes) } catch {
            throw DecisionsError("the decisions are not JSON: \(error)")
        }
        guard json["format"]?.string == "keyline-decisions" else {
            throw DecisionsError(
                "the file's format is not \"keyline-decisions\"; export it from a report with the key e")
        }
        guard json["version"]?.int == 1 else {
            throw DecisionsError("the version of the decisions is not 1; this program reads no other")
        }
        guard let before = json["before"]?.string, let after = json["after"]?.string else {
            throw DecisionsError("the decisions do not name the runs they are about")
        }
        (self.before, self.after, entries) = (before, after, [])
        for (place, element) in (json["cases"]?.array ?? []).enumerated() {
            guard let id = element["case"]?.string else {
                throw DecisionsError("decision \(place + 1) names no case")
            }
            guard let decision = element["decision"]?.string.flatMap(Decision.init) else {
                throw DecisionsError("the decision on \(id) is neither \"accept\" nor \"reject\"")
            }
            entries.append(
                Entry(
                    caseID: id, decision: decision, before: try Self.content(element["before"], of: id),
                    after: try Self.content(element["after"], of: id)))
        }
    }

    private static func content(_ json: JSONValue?, of id: String) throws(DecisionsError) -> String? {
        switch json {
        case nil, .null: return nil
        case .string(let name) where isContentName(name): return name
        default: throw DecisionsError("the decision on \(id) has a content that is not two digests of 12 digits")
        }
    }

    private static func isContentName(_ name: String) -> Bool {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { $0.utf8.count == 12 && $0.allSatisfy(\.isHexDigit) }
    }
}

/// Why a decisions file cannot be read.
package struct DecisionsError: Error, Equatable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
