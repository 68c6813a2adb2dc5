// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Every target of our own is built with the strict settings; people's source is not ours and gets none of them.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "keyline",
    products: [
        .library(
            name: "SwiftUI",
            targets: [
                "SwiftUI", "Combine", "CoreGraphics", "CoreTransferable", "UniformTypeIdentifiers", "os", "OSLog",
            ]),
        .library(name: "Keyline", targets: ["Keyline"]),
        .executable(name: "keyline", targets: ["KeylineTool"]),
    ],
    targets: [
        // 0: C libraries
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CMalloc"),
        .target(name: "CPreviews"),
        .target(name: "CLineBreak", dependencies: ["CICU"], linkerSettings: [.linkedLibrary("icuuc")]),

        // 1: what stands alone
        .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: strict),
        .target(name: "LayoutEngine", dependencies: ["CLineBreak"], swiftSettings: strict),
        .target(
            name: "LayoutRecord", dependencies: ["CSodium"], swiftSettings: strict,
            linkerSettings: [.linkedLibrary("m")]),
        .target(
            name: "Migrations", path: "Migrations", exclude: ["README.md"],
            resources: [.embedInCode("SQL")], swiftSettings: strict),
        .target(
            name: "ReportAssets", path: "Reports", exclude: ["README.md", "Assets", "Examples"],
            swiftSettings: strict),

        .target(name: "PreviewSyntax", swiftSettings: strict),
        .macro(name: "PreviewMacros", dependencies: ["PreviewSyntax"], swiftSettings: strict),

        // 2: recording, comparing, keeping
        .target(name: "LayoutRecording", dependencies: ["LayoutEngine", "LayoutRecord"], swiftSettings: strict),
        .target(name: "LayoutDiff", dependencies: ["LayoutRecord"], swiftSettings: strict),
        .target(name: "LayoutStore", dependencies: ["SQLite", "Migrations", "LayoutRecord"], swiftSettings: strict),

        // 3: what people's source imports, the catalogue, the reports
        .target(
            name: "SwiftUI",
            dependencies: [
                "Combine", "CoreGraphics", "CoreTransferable", "CPreviews", "LayoutEngine", "LayoutRecording", "OSLog",
                "PreviewMacros", "UniformTypeIdentifiers", "os",
            ],
            swiftSettings: strict),
        .target(name: "Combine", dependencies: ["LayoutEngine"], swiftSettings: strict),
        .target(name: "CoreGraphics", dependencies: ["LayoutEngine"], swiftSettings: strict),
        .target(name: "CoreTransferable", dependencies: ["LayoutEngine"], swiftSettings: strict),
        .target(name: "UniformTypeIdentifiers", dependencies: ["LayoutEngine"], swiftSettings: strict),
        .target(name: "os", swiftSettings: strict),
        .target(name: "OSLog", dependencies: ["os"], swiftSettings: strict),
        .target(name: "Scenarios", dependencies: ["LayoutEngine", "LayoutRecording"], swiftSettings: strict),
        .target(
            name: "LayoutReport", dependencies: ["LayoutDiff", "LayoutRecord", "ReportAssets"],
            swiftSettings: strict),

        // 4 and 5: the command line
        .target(
            name: "LayoutCLI",
            dependencies: [
                "CMalloc", "SQLite", "Migrations", "LayoutEngine", "LayoutRecord", "LayoutRecording", "LayoutDiff",
                "LayoutStore", "LayoutReport", "PreviewSyntax",
            ],
            swiftSettings: strict),
        .target(
            name: "Keyline", dependencies: ["LayoutCLI", "LayoutEngine", "LayoutRecording"], swiftSettings: strict),
        .executableTarget(
            name: "KeylineTool", dependencies: ["LayoutCLI", "LayoutRecording", "Scenarios"], swiftSettings: strict),

        .executableTarget(
            name: "benchmark",
            dependencies: [
                "SQLite", "LayoutEngine", "LayoutRecording", "LayoutRecord", "LayoutStore", "SyntheticCatalogue",
            ],
            path: "Sources/Benchmark", exclude: ["References"], swiftSettings: strict),
        .target(
            name: "SyntheticCatalogue", dependencies: ["LayoutEngine", "LayoutRecord", "LayoutRecording"],
            path: "Tests/SyntheticCatalogue", swiftSettings: strict),

        // Tests
        .executableTarget(
            name: "CatalogueRecorder", dependencies: ["Scenarios", "LayoutEngine", "LayoutRecording"],
            path: "Tests/CatalogueRecorder", swiftSettings: strict),
        .target(
            name: "TestSupport", dependencies: ["LayoutDiff", "LayoutRecord"], path: "Tests/TestSupport",
            swiftSettings: strict),
        .testTarget(name: "PreviewSyntaxTests", dependencies: ["PreviewSyntax"], swiftSettings: strict),
        .target(
            name: "HostileLayouts", dependencies: ["LayoutEngine", "LayoutRecording"], path: "Tests/HostileLayouts",
            swiftSettings: strict),
        .executableTarget(
            name: "HostileRecorder", dependencies: ["HostileLayouts", "LayoutRecording"], path: "Tests/HostileRecorder",
            swiftSettings: strict),
        .testTarget(name: "SQLiteTests", dependencies: ["SQLite", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "LayoutEngineTests", dependencies: ["LayoutEngine", "TestSupport"], exclude: ["Sources-as-written"],
            swiftSettings: strict),
        .testTarget(
            name: "SourcesAsWritten", dependencies: ["SwiftUI", "LayoutEngine"],
            path: "Tests/LayoutEngineTests/Sources-as-written", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "LayoutRecordTests", dependencies: ["LayoutRecord", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "LayoutRecordingTests",
            dependencies: [
                "LayoutRecording", "LayoutRecord", "LayoutEngine", "HostileLayouts", "HostileRecorder",
                "SyntheticCatalogue", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(name: "LayoutDiffTests", dependencies: ["LayoutDiff", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "LayoutStoreTests",
            dependencies: ["LayoutStore", "Migrations", "SQLite", "StoreTestHelper", "TestSupport"],
            exclude: ["Databases"], swiftSettings: strict),
        .executableTarget(
            name: "StoreTestHelper", dependencies: ["LayoutRecord", "LayoutStore"], path: "Tests/StoreTestHelper",
            swiftSettings: strict),
        .testTarget(
            name: "LayoutReportTests",
            dependencies: ["LayoutReport", "ReportAssets", "LayoutDiff", "LayoutRecord", "TestSupport"],
            exclude: ["Browser"], swiftSettings: strict),
        .testTarget(
            name: "ScenariosTests", dependencies: ["Scenarios", "LayoutRecording", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "MutationTests", exclude: ["hooks.py", "mutate.py", "faults.json", "edits.json", "refactoring.json"],
            swiftSettings: strict),
        .testTarget(
            name: "LayoutCLITests",
            dependencies: [
                "LayoutCLI", "LayoutEngine", "LayoutRecord", "LayoutRecording", "KeylineTool", "HostileRecorder",
                "TestSupport",
            ],
            exclude: ["Fixtures", "Golden"], swiftSettings: strict),
    ]
)
