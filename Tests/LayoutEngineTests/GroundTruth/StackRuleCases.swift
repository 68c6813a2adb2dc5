import Foundation

@testable import LayoutEngine

extension GroundTruth {
    /// The rules of HStack and VStack in numbers; the number after the source is the rule's (SWIFTUI-LAYOUT 2).
    @GroundTruthBuilder static var stackRules: [GroundTruth] {
        GroundTruth(
            "2-nil-major-asks-for-ideals", source: "OpenSwiftUI StackLayout, 2", offer: (nil, 30), size: (46, 30),
            frames: ["a": [0, 0, 10, 30], "b": [18, 0, 10, 30], "c": [36, 0, 10, 30]]
        ) {
            HStack {
                Color.red.marked("a")
                Color.red.marked("b")
                Color.red.marked("c")
            }
        }
        GroundTruth(
            "3-least-flexible-first", source: "objc.io, how an HStack lays out its children", offer: (150, 20),
            size: (175, 20), frames: ["max": [0, 0, 75, 20], "min": [75, 0, 100, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).marked("max")
                Color.red.frame(minWidth: 100).marked("min")
            }
        }
        GroundTruth(
            "3-source-order-does-not-matter", source: "objc.io, how an HStack lays out its children",
            offer: (150, 20), size: (175, 20), frames: ["min": [0, 0, 100, 20], "max": [100, 0, 75, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 100).marked("min")
                Color.red.frame(maxWidth: 100).marked("max")
            }
        }
        GroundTruth(
            "3-larger-minimum-first-of-two-infinite", source: "OpenSwiftUI StackLayout, 3", offer: (150, 20),
            size: (150, 20), frames: ["free": [0, 0, 50, 20], "min": [50, 0, 100, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.marked("free")
                Color.red.frame(minWidth: 100).marked("min")
            }
        }
        GroundTruth(
            "3-fixed-before-flexible", source: "OpenSwiftUI StackLayout, 3", offer: (300, 20), size: (300, 20),
            frames: ["a": [0, 0, 90, 20], "fixed": [100, 0, 100, 20], "b": [210, 0, 90, 20]]
        ) {
            HStack(spacing: 10) {
                Color.red.marked("a")
                Color.red.frame(width: 100).marked("fixed")
                Color.red.marked("b")
            }
        }
        GroundTruth(
            "4-minimums-of-lower-priorities-are-kept-back", source: "OpenSwiftUI StackLayout, 4", offer: (200, 20),
            size: (200, 20),
            frames: ["first": [0, 0, 120, 20], "fifty": [120, 0, 50, 20], "thirty": [170, 0, 30, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).marked("first")
                Color.red.frame(minWidth: 50).marked("fifty")
                Color.red.frame(minWidth: 30).marked("thirty")
            }
        }
        GroundTruth(
            "4-three-priorities", source: "OpenSwiftUI StackLayout, 4", offer: (100, 20), size: (100, 20),
            frames: ["low": [0, 0, 10, 20], "middle": [10, 0, 30, 20], "high": [40, 0, 60, 20]]
        ) {
            // High is offered 100 - 10 - 20 and takes 60; middle 100 - 60 - 10; low what is left.
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10).layoutPriority(-1).marked("low")
                Color.red.frame(minWidth: 20).marked("middle")
                Color.red.frame(maxWidth: 60).layoutPriority(2).marked("high")
            }
        }
        GroundTruth(
            "4-a-spacer-is-served-last", source: "OpenSwiftUI Spacer", offer: (100, 20), size: (100, 20),
            frames: ["free": [0, 0, 92, 20], "spacer": [92, 10, 8, 0]]
        ) {
            HStack {
                Color.red.marked("free")
                Spacer().marked("spacer")
            }
        }
        GroundTruth(
            "5-no-second-pass", source: "OpenSwiftUI StackLayout, 5", offer: (100, 20), size: (180, 20),
            frames: ["a": [0, 0, 60, 20], "b": [60, 0, 60, 20], "c": [120, 0, 60, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 60).marked("a")
                Color.red.frame(width: 60).marked("b")
                Color.red.frame(width: 60).marked("c")
            }
        }
        GroundTruth(
            "5-what-one-leaves-is-shared", source: "OpenSwiftUI StackLayout, 5", offer: (300, 20), size: (300, 20),
            frames: ["a": [0, 0, 125, 20], "small": [125, 0, 50, 20], "b": [175, 0, 125, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.marked("a")
                Color.red.frame(maxWidth: 50).marked("small")
                Color.red.marked("b")
            }
        }
        GroundTruth(
            "6-the-range-is-united-with-zero", source: "OpenSwiftUI StackLayout, 6", offer: (100, 100),
            size: (20, 20), frames: ["a": [0, 0, 10, 10], "b": [10, 0, 10, 10]]
        ) {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 10, height: 10).marked("a").alignmentGuide(.top) { _ in 20 }
                Color.red.frame(width: 10, height: 10).marked("b").alignmentGuide(.top) { _ in 20 }
            }
        }
        GroundTruth(
            "6-guides-meet", source: "OpenSwiftUI StackLayout, 6", offer: (100, 100), size: (20, 55),
            frames: ["a": [0, 15, 10, 40], "b": [10, 0, 10, 20]]
        ) {
            HStack(alignment: .center, spacing: 0) {
                Color.red.frame(width: 10, height: 40).marked("a")
                Color.red.frame(width: 10, height: 20).marked("b").alignmentGuide(VerticalAlignment.center) { _ in 35 }
            }
        }
        GroundTruth(
            "8-placing-replaces-a-nil-cross-proposal", source: "OpenSwiftUI StackLayout, 8; SwiftCrossUI 278",
            offer: (100, nil), size: (100, 40), frames: ["free": [0, 0, 50, 40], "fixed": [50, 0, 50, 40]]
        ) {
            HStack(spacing: 0) {
                Color.red.marked("free")
                Color.red.frame(height: 40).marked("fixed")
            }
        }
        GroundTruth(
            "10-one-child-is-the-stack", source: "OpenSwiftUI LayoutView, 10", offer: (100, nil), size: (100, 10),
            frames: ["only": [0, 0, 100, 10]]
        ) { HStack { Color.red.marked("only") } }
        GroundTruth(
            "11-overflow-is-centred", source: "skip-ui pixel maps, 11", offer: (200, 200), size: (50, 100),
            frames: ["a": [0, -50, 50, 100], "b": [0, 50, 50, 100]]
        ) {
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 100).marked("a")
                Color.red.frame(width: 50, height: 100).marked("b")
            }.frame(height: 100)
        }
        GroundTruth(
            "12-a-row-runs-from-the-right", source: "OpenSwiftUI commitPlacements, 12", offer: (100, 20),
            size: (100, 20), frames: ["fixed": [70, 0, 30, 20], "free": [0, 0, 60, 20]]
        ) {
            HStack(spacing: 10) {
                Color.red.frame(width: 30).marked("fixed")
                Color.red.marked("free")
            }.environment(\.layoutDirection, .rightToLeft)
        }
        GroundTruth(
            "12-a-column-mirrors-its-alignment", source: "OpenSwiftUI commitPlacements, 12", offer: (100, 100),
            size: (50, 20), frames: ["wide": [0, 0, 50, 10], "narrow": [30, 10, 20, 10]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 50, height: 10).marked("wide")
                Color.red.frame(width: 20, height: 10).marked("narrow")
            }.environment(\.layoutDirection, .rightToLeft)
        }
        GroundTruth(
            "numbers-minimum-of-a-column", source: "SwiftCrossUI edge cases", offer: (50, 0), size: (50, 85),
            frames: ["flexible": [0, 0, 50, 5], "rigid": [0, 5, 50, 80]]
        ) {
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 5, maxHeight: 100).marked("flexible")
                Color.red.frame(minHeight: 80).marked("rigid")
            }
        }
        GroundTruth(
            "an-empty-stack", source: "OpenSwiftUI", offer: (100, 100), size: (0, 0)
        ) { HStack {} }
        GroundTruth(
            "an-infinite-row", source: "SWIFTUI-LAYOUT 2, infinity included", offer: (.infinity, 20),
            size: (.infinity, 20), frames: ["fixed": [0, 0, 30, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 30).marked("fixed")
                Color.red
            }
        }
    }
}
