import Foundation
import Testing

/// axe-core over every page, in both themes, wide and narrow (`Browser/accessibility.py`).
struct AccessibilityTests {
    private struct Line: Decodable {
        var check: String
        var problem: String?
    }

    /// Put there by `make test-packages`; it is another's work and is not kept with ours.
    private static let axe = Golden.root.appending(path: ".build/axe/axe.min.js").path()
    private static let isThere = FileManager.default.fileExists(atPath: axe)
    private static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"

    @Test(.enabled(if: isThere || isRequired, "axe-core is not there: `make test-packages` fetches it"))
    func axeFindsNothing() throws {
        try #require(Self.isThere, "axe-core is not in .build/axe: `make test-packages` could not fetch it")
        let folder = FileManager.default.temporaryDirectory.appending(path: "keyline-axe-\(UUID().uuidString)")
        try Pages.write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = Golden.root.appending(path: "Tests/LayoutReportTests/Browser/accessibility.py")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script.path(), Self.axe, folder.path()]
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let lines = try data.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Line.self, from: $0) }
        #expect(lines.count >= 100, "only \(lines.count) pages were looked at")
        for line in lines { #expect(line.problem == nil, "\(line.check)") }
    }
}
