import Foundation

@testable import LayoutEngine

extension GroundTruth {
    /// Numbers from skiptools/skip-ui: pixel maps asserted on real SwiftUI.
    @GroundTruthBuilder static var skip: [GroundTruth] {
        GroundTruth(
            "skip-tiny", source: "skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift",
            offer: (12, 12), size: (2, 2)
        ) {
            Color.white.frame(width: 2, height: 2)
        }
        GroundTruth(
            "skip-zstack-bottomTrailing", source: "skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift",
            offer: (12, 12), size: (12, 12),
            frames: [
                "k": [0, 0, 12, 12],
                "w": [6, 6, 6, 6],
            ]
        ) {
            ZStack(alignment: .bottomTrailing) {
                Color.black.frame(width: 12, height: 12).marked("k")
                Color.white.frame(width: 6, height: 6).marked("w")
            }
        }
        GroundTruth(
            "skip-zstack-topLeading", source: "skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift",
            offer: (12, 12), size: (12, 12),
            frames: [
                "k": [0, 0, 12, 12],
                "w": [0, 0, 6, 6],
            ]
        ) {
            ZStack(alignment: .topLeading) {
                Color.black.frame(width: 12, height: 12).marked("k")
                Color.white.frame(width: 6, height: 6).marked("w")
            }
        }
        GroundTruth(
            "skip-zstack-trailing", source: "skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift",
            offer: (12, 12), size: (12, 12),
            frames: [
                "k": [0, 0, 12, 12],
                "w": [6, 3, 6, 6],
            ]
        ) {
            ZStack(alignment: .trailing) {
                Color.black.frame(width: 12, height: 12).marked("k")
                Color.white.frame(width: 6, height: 6).marked("w")
            }
        }
        GroundTruth(
            "skip-viewthatfits-skips-emptyview", source: "skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift",
            offer: (12, 12), size: (12, 12),
            frames: [
                "k": [0, 0, 12, 12],
                "w": [4, 4, 4, 4],
            ]
        ) {
            ZStack {
                Color.black.frame(width: 12, height: 12).marked("k")
                ViewThatFits {
                    EmptyView()
                    Color.white.frame(width: 4, height: 4).marked("w")
                }
            }
        }
        GroundTruth(
            "skip-hstack-bottom-expand", source: "skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift",
            offer: (12, 12), size: (12, 12),
            frames: [
                "l": [0, 2, 4, 10],
                "m": [4, 0, 4, 12],
                "r": [8, 2, 4, 10],
            ]
        ) {
            HStack(alignment: .bottom, spacing: 0) {
                Color.black.frame(height: 10).marked("l")
                Color.white.frame(height: 12).marked("m")
                Color.black.frame(height: 10).marked("r")
            }.frame(width: 12, height: 12)
        }
    }
}
