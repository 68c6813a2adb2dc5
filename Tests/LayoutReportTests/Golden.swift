import Foundation
import Testing

/// Files that tests hold equal to what the code makes. `KEYLINE_UPDATE_GOLDEN=1` writes them anew, except under CI.
enum Golden {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static var isUpdating: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["KEYLINE_UPDATE_GOLDEN"] == "1" && environment["CI"] != "true"
    }

    /// Expects the file at `path` (from the package's root) to have these bytes.
    static func expect(_ bytes: [UInt8], at path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = root.appending(path: path)
        if isUpdating {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        let kept = (try? Data(contentsOf: file)).map { [UInt8]($0) }
        #expect(
            kept == bytes,
            "\(path) is not what the code makes now; run KEYLINE_UPDATE_GOLDEN=1 swift test --filter LayoutReportTests",
            sourceLocation: sourceLocation)
    }
}
