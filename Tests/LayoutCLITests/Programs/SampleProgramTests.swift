import Foundation
import LayoutRecord
import Testing

@testable import LayoutCLI

/// Programs written as people write them, each recorded unchanged by the built executable.
@Suite(.serialized) struct SampleProgramTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let name: String
        let files: [String]
        /// In the declared order.
        let cases: [Case]

        var testDescription: String { name }
    }

    struct Case: Sendable {
        let id: String
        var outcome = "settled"
        /// Some frames, by node path: x, y, width, height.
        let frames: [String: [Double]]
    }

    private static let samples = [
        Sample(
            name: "Badge", files: ["Badge.swift"],
            cases: [
                Case(
                    id: "Badge/Short@w304h600",
                    frames: ["Badge": [0, 0, 58, 56], "Badge/VStack/0:.background": [0, 0, 58, 36]]),
                // It declares state of its own, so there is a view around it. 264 is what two paddings of 16 leave.
                Case(id: "Badge/Long@w304", frames: ["_Preview/.padding/Badge": [16, 16, 264, 56]]),
            ]),
        Sample(
            name: "HuggingPanel", files: ["HuggingPanel.swift"],
            cases: [
                Case(
                    id: "HuggingPanelApp/window@w304h600",
                    frames: [
                        ".frame/ContentView": [0, 0, 304, 600],
                        ".frame/ContentView/.padding/VStack/0:Toggle": [16, 16, 128.5, 16],
                    ])
            ]),
        Sample(
            name: "Journal", files: ["Journal.swift"],
            cases: [
                Case(
                    id: "JournalApp/window@w304h600",
                    frames: [
                        "JournalView/NavigationStack": [0, 0, 304, 600],
                        "JournalView/NavigationStack/.frame/VStack/.padding/VStack/1:.padding/HStack/0:TextField":
                            [16, 343, 239, 22],
                    ])
            ]),
        Sample(
            name: "Loop", files: ["LoopApp.swift"],
            cases: [
                // 64 layouts, each 16 wider than the one before: 120 + 64 * 16.
                Case(
                    id: "LoopApp/Growing@w304h600", outcome: "diverging", frames: ["GrowingView": [0, 0, 1144, 16]]),
                Case(id: "LoopApp/Flipping@w304h600", outcome: "oscillating", frames: [:]),
            ]),
        Sample(
            name: "Profile", files: ["Profile.swift"],
            cases: [
                Case(
                    id: "Profile/ProfileView_Previews@w304h600",
                    frames: [
                        "ProfileView": [0, 0, 304, 177],
                        "ProfileView/.padding/VStack/2:ViewThatFits/0:HStack/0:Button": [77.75, 145, 40, 16],
                    ])
            ]),
        Sample(
            name: "Settings", files: ["SettingsApp.swift"],
            cases: [
                Case(id: "SettingsApp/Preferences@w304h600", frames: ["SettingsView/.frame": [0, 0, 304, 600]])
            ]),
        Sample(
            name: "TilePalette", files: ["PaletteApp.swift", "WideFirstLayout.swift"],
            cases: [
                // Two columns of (272 - 8) / 2; a row for the first tile and six for the other eleven.
                Case(
                    id: "PaletteApp/Palette@w304h600",
                    frames: [
                        "PaletteView/.padding/VStack/1:ScrollView/WideFirstLayout": [16, 44, 272, 496],
                        "PaletteView/.padding/VStack/1:ScrollView/WideFirstLayout/1:Button[0]": [16, 116, 132, 64],
                        "PaletteView/.padding/VStack/1:ScrollView/WideFirstLayout/1:Button[1]": [156, 116, 132, 64],
                    ]),
                Case(id: "PaletteApp/Settings@w304h600", frames: [:]),
            ]),
    ]

    @Test(.timeLimit(.minutes(15)), arguments: samples) func `A program is recorded as it is`(sample: Sample) throws {
        let keyline = try Keyline()
        let files = sample.files.map { "\(Golden.repository)/Tests/Samples/\(sample.name)/\($0)" }
        let output = try keyline.run(["record"] + files + ["--offer", "304xnil"])
        try #require(output.code == 0, "\(output.errors)")
        let lines = try keyline("export", "latest").text.split(separator: "\n").map { try JSONReader.read(String($0)) }
        let recorded = lines.dropFirst().dropLast()
        #expect(recorded.compactMap { $0["case"]?.string } == sample.cases.map(\.id))
        for (line, expected) in zip(recorded, sample.cases) {
            #expect(line["outcome"]?.string == expected.outcome, "\(expected.id)")
            var frames: [String: [Double]] = [:]
            for node in line["nodes"]?.array ?? [] {
                frames[node["path"]?.string ?? ""] = node["frame"]?.array?.compactMap(\.number)
            }
            for (path, frame) in expected.frames { #expect(frames[path] == frame, "\(expected.id): \(path)") }
        }
    }

    @Test func `Every sample is recorded`() throws {
        let directory = Golden.repository + "/Tests/Samples"
        let names = try FileManager.default.contentsOfDirectory(atPath: directory).filter {
            FileSystem.isDirectory(directory + "/" + $0)
        }
        #expect(names.sorted() == Self.samples.map(\.name))
    }
}
