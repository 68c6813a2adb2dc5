import Foundation
import PreviewSyntax

// The compiler's plugin for `#Preview`, `@Previewable` and `@Entry`. The compiler asks on standard input and is answered on standard
// output: messages of JSON, each after its length in eight bytes, the least first.

/// What the compiler asks: one of these.
struct Question: Decodable {
    struct Capability: Decodable {}

    struct Expansion: Decodable {
        struct Syntax: Decodable {
            struct Location: Decodable {
                var fileID: String
                var line: Int
            }

            var source: String
            var location: Location
        }

        struct Macro: Decodable { var typeName: String }

        var macro: Macro
        /// What an attached macro is to make: `accessor` or `peer`.
        var macroRole: String?
        var discriminator: String
        /// The use of `#Preview`.
        var syntax: Syntax?
        /// What an attached macro stands before.
        var declSyntax: Syntax?
    }

    var getCapability: Capability?
    /// `#Preview`.
    var expandFreestandingMacro: Expansion?
    /// `@Entry`, and `@Previewable`, which is nothing by itself: the preview around it moves what it marks.
    var expandAttachedMacro: Expansion?
}

struct Answer: Encodable {
    struct CapabilityResult: Encodable {
        struct Capability: Encodable { var protocolVersion = 7 }

        var capability = Capability()
    }

    struct ExpansionResult: Encodable {
        var expandedSource: String
        var diagnostics: [String] = []
    }

    var getCapabilityResult: CapabilityResult?
    var expandMacroResult: ExpansionResult?
}

func answer(to question: Question) -> Answer {
    if question.getCapability != nil { return Answer(getCapabilityResult: .init()) }
    if let expansion = question.expandAttachedMacro, expansion.macro.typeName == "Entry" {
        let declaration = expansion.declSyntax?.source ?? ""
        let source =
            expansion.macroRole == "accessor"
            ? EntryExpansion.accessors(for: declaration) : EntryExpansion.key(for: declaration)
        return Answer(expandMacroResult: .init(expandedSource: source ?? ""))
    }
    guard let expansion = question.expandFreestandingMacro, let syntax = expansion.syntax else {
        return Answer(expandMacroResult: .init(expandedSource: ""))
    }
    let file = syntax.location.fileID.split(separator: "/").last.map(String.init) ?? ""
    let source = PreviewExpansion.declaration(
        of: syntax.source, file: file, line: syntax.location.line, discriminator: expansion.discriminator)
    return Answer(expandMacroResult: .init(expandedSource: source ?? ""))
}

/// Exactly so many bytes, or nil at the end of the input.
func bytes(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
        guard let more = try FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else {
            return nil
        }
        data += more
    }
    return data
}

// The compiler ends with an empty message or with the end of the input.
while let head = try bytes(8) {
    let length = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard length > 0, let message = try bytes(length) else { break }
    let text = try JSONEncoder().encode(answer(to: JSONDecoder().decode(Question.self, from: message)))
    let size = (0..<8).map { UInt8(truncatingIfNeeded: text.count >> (8 * $0)) }
    try FileHandle.standardOutput.write(contentsOf: size + text)
}
