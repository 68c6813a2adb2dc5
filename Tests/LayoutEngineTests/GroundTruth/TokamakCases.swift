import Foundation

@testable import LayoutEngine

extension GroundTruth {
    /// Numbers from TokamakUI/Tokamak: pictures compared with real SwiftUI.
    @GroundTruthBuilder static var tokamak: [GroundTruth] {
        GroundTruth(
            "tokamak-aspect-1.5-fit", source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift",
            offer: (500, 500), size: (100, 100),
            frames: [
                "r": [0, 16.6667, 100, 66.6667]
            ]
        ) {
            Rectangle().marked("r").aspectRatio(1.5, contentMode: .fit).frame(width: 100, height: 100)
        }
        GroundTruth(
            "tokamak-aspect-0.5-fill", source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift",
            offer: (500, 500), size: (100, 100),
            frames: [
                "r": [0, -50, 100, 200]
            ]
        ) {
            Rectangle().marked("r").aspectRatio(0.5, contentMode: .fill).frame(width: 100, height: 100)
        }
        GroundTruth(
            "tokamak-background-topLeading",
            source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift",
            offer: (500, 500), size: (100, 100),
            frames: [
                "p": [0, 0, 100, 100],
                "s": [0, 0, 50, 50],
            ]
        ) {
            Rectangle().marked("p").frame(width: 100, height: 100)
                .background(alignment: .topLeading) { Rectangle().marked("s").frame(width: 50, height: 50) }
        }
        GroundTruth(
            "tokamak-overlay-top", source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift",
            offer: (500, 500), size: (100, 100),
            frames: [
                "p": [0, 0, 100, 100],
                "s": [25, 0, 50, 50],
            ]
        ) {
            Rectangle().marked("p").frame(width: 100, height: 100)
                .overlay(alignment: .top) { Rectangle().marked("s").frame(width: 50, height: 50) }
        }
        GroundTruth(
            "tokamak-frame-align-top", source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift",
            offer: (500, 500), size: (500, 500),
            frames: [
                "p": [200, 0, 100, 100]
            ]
        ) {
            Rectangle().marked("p").frame(width: 100, height: 100)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
        GroundTruth(
            "tokamak-background-topTrailing",
            source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift",
            offer: (500, 500), size: (100, 100),
            frames: [
                "p": [0, 0, 100, 100],
                "s": [50, 0, 50, 50],
            ]
        ) {
            Rectangle().marked("p").frame(width: 100, height: 100)
                .background(alignment: .topTrailing) { Rectangle().marked("s").frame(width: 50, height: 50) }
        }
        GroundTruth(
            "tokamak-overlay-topTrailing",
            source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift",
            offer: (500, 500), size: (100, 100),
            frames: [
                "p": [0, 0, 100, 100],
                "s": [50, 0, 50, 50],
            ]
        ) {
            Rectangle().marked("p").frame(width: 100, height: 100)
                .overlay(alignment: .topTrailing) { Rectangle().marked("s").frame(width: 50, height: 50) }
        }
        GroundTruth(
            "tokamak-background-center",
            source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift",
            offer: (500, 500), size: (100, 100),
            frames: [
                "p": [0, 0, 100, 100],
                "s": [25, 25, 50, 50],
            ]
        ) {
            Rectangle().marked("p").frame(width: 100, height: 100)
                .background(alignment: .center) { Rectangle().marked("s").frame(width: 50, height: 50) }
        }
        GroundTruth(
            "tokamak-background-bottomLeading",
            source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift",
            offer: (500, 500), size: (100, 100),
            frames: [
                "p": [0, 0, 100, 100],
                "s": [0, 50, 50, 50],
            ]
        ) {
            Rectangle().marked("p").frame(width: 100, height: 100)
                .background(alignment: .bottomLeading) { Rectangle().marked("s").frame(width: 50, height: 50) }
        }
        GroundTruth(
            "tokamak-frame-align-bottom", source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift",
            offer: (500, 500), size: (500, 500),
            frames: [
                "p": [200, 400, 100, 100]
            ]
        ) {
            Rectangle().marked("p").frame(width: 100, height: 100)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
        GroundTruth(
            "tokamak-frame-fixed", source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift",
            offer: (500, 500), size: (200, 100),
            frames: [
                "r": [0, 0, 200, 100]
            ]
        ) {
            Rectangle().marked("r").frame(width: 200, height: 100)
        }
        GroundTruth(
            "tokamak-frame-height", source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift",
            offer: (500, 500), size: (500, 200),
            frames: [
                "r": [0, 0, 500, 200]
            ]
        ) {
            Rectangle().marked("r").frame(height: 200)
        }
        GroundTruth(
            "tokamak-frame-flex-height", source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift",
            offer: (500, 500), size: (500, 200),
            frames: [
                "r": [0, 0, 500, 200]
            ]
        ) {
            Rectangle().marked("r").frame(minHeight: 0, maxHeight: 200)
        }
        GroundTruth(
            "tokamak-vstack-spacing0", source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift",
            offer: (500, 500), size: (500, 500),
            frames: [
                "a": [0, 0, 500, 250],
                "b": [0, 250, 500, 250],
            ]
        ) {
            VStack(spacing: 0) {
                Rectangle().marked("a")
                Rectangle().marked("b")
            }
        }
        GroundTruth(
            "tokamak-vstack-priority", source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift",
            offer: (500, 500), size: (500, 500),
            frames: [
                "a": [0, 0, 500, 50],
                "b": [0, 58, 500, 442],
            ]
        ) {
            VStack {
                Rectangle().marked("a").frame(minHeight: 50)
                Rectangle().marked("b").layoutPriority(1)
            }
        }
        GroundTruth(
            "tokamak-hstack-align-top", source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift",
            offer: (500, 500), size: (500, 500),
            frames: [
                "a": [0, 0, 246, 500],
                "b": [254, 0, 246, 50],
            ]
        ) {
            HStack(alignment: .top) {
                Rectangle().marked("a")
                Rectangle().marked("b").frame(height: 50)
            }
        }
        GroundTruth(
            "tokamak-hstack-priority", source: "TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift",
            offer: (500, 500), size: (500, 500),
            frames: [
                "a": [0, 0, 0, 500],
                "b": [8, 0, 492, 500],
            ]
        ) {
            HStack {
                Rectangle().marked("a").frame(minHeight: 50)
                Rectangle().marked("b").layoutPriority(1)
            }
        }
    }
}
