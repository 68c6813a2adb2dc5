import Foundation
import Testing

/// Files that hold what the program is to print. `KEYLINE_UPDATE_GOLDEN=1` writes them anew, but never in CI: there a
/// difference is a failure.
enum Golden {
    static func expect(_ text: String, equals path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let environment = ProcessInfo.processInfo.environment
        if environment["KEYLINE_UPDATE_GOLDEN"] == "1", environment["CI"] != "true" {
            let url = URL(filePath: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            return try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let golden = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let line = zip(
            golden.split(separator: "\n", omittingEmptySubsequences: false),
            text.split(separator: "\n", omittingEmptySubsequences: false)
        ).first { $0 != $1 }
        let isEqual = golden == text
        #expect(
            isEqual,
            """
            \(path) differs, first where it has "\(line?.0 ?? "(the end)")" and the program has "\(line?.1 ?? "(the end)")".
            If the program is right, run the tests with KEYLINE_UPDATE_GOLDEN=1.
            """, sourceLocation: sourceLocation)
    }

    static let repository = URL(filePath: Fixtures.directory).deletingLastPathComponent().deletingLastPathComponent()
        .path
}
