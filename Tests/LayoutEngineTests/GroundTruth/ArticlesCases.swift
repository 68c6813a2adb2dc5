import Foundation

@testable import LayoutEngine

extension GroundTruth {
    /// Numbers from articles and repositories that state numbers.
    @GroundTruthBuilder static var articles: [GroundTruth] {
        GroundTruth(
            "objc-hstack-even", source: "objc.io blog 2020-11-10 'How an HStack Lays out Its Children'",
            offer: (300, 100), size: (300, 100),
            frames: [
                "r": [0, 0, 100, 100],
                "g": [100, 0, 100, 100],
                "b": [200, 0, 100, 100],
            ]
        ) {
            HStack(spacing: 0) {
                Rectangle().marked("r")
                Rectangle().marked("g")
                Rectangle().marked("b")
            }.frame(width: 300, height: 100)
        }
        GroundTruth(
            "ole-relative-first",
            source: "oleb.net 'How the relative size modifier interacts with stack views' (mirror text read)",
            offer: (620, 80), size: (620, 80),
            frames: [
                "b": [0, 0, 200, 80],
                "g": [210, 0, 200, 80],
                "y": [420, 0, 200, 80],
            ]
        ) {
            HStack(spacing: 10) {
                Color.blue.marked("b")
                Color.green.marked("g")
                Color.yellow.marked("y")
            }
        }
        GroundTruth(
            "fieldguide-shape-ideal", source: "swiftuifieldguide.com/layout/ideal-size",
            offer: (200, 200), size: (10, 10)
        ) {
            Rectangle().fixedSize()
        }
        GroundTruth(
            "stackotter-vstack-min-overflow",
            source: "stackotter/swiftui-layout-edge-cases Sources/SwiftUILayoutEdgeCases/SwiftUILayoutEdgeCases.swift",
            offer: (50, 85), size: (50, 122.5),
            frames: [
                "blue": [0, 0, 50, 42.5],
                "orange": [0, 42.5, 50, 80],
            ]
        ) {
            VStack(spacing: 0) {
                Color.blue.frame(minHeight: 5, maxHeight: 100).marked("blue")
                Color.orange.frame(minHeight: 80).marked("orange")
            }
        }
    }
}
