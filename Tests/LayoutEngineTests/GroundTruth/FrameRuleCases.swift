import Foundation

@testable import LayoutEngine

extension GroundTruth {
    /// The rules of fixed frames in numbers (SWIFTUI-LAYOUT 5). The child of each is 30 by 20 or fills its offer.
    @GroundTruthBuilder static var fixedFrameRules: [GroundTruth] {
        GroundTruth(
            "fixed-replaces-the-offer", source: "OpenSwiftUI FrameLayout", offer: (20, 20), size: (50, 40),
            frames: ["child": [0, 0, 50, 40]]
        ) { Color.red.marked("child").frame(width: 50, height: 40) }
        GroundTruth(
            "fixed-passes-the-other-length", source: "OpenSwiftUI FrameLayout", offer: (20, 70), size: (50, 70),
            frames: ["child": [0, 0, 50, 70]]
        ) { Color.red.marked("child").frame(width: 50) }
        GroundTruth(
            "fixed-keeps-a-larger-child", source: "OpenSwiftUI FrameLayout", offer: (100, 100), size: (10, 20),
            frames: ["child": [-10, 0, 30, 20]]
        ) { Color.red.frame(width: 30, height: 20).marked("child").frame(width: 10) }
        GroundTruth(
            "fixed-aligns-the-child", source: "OpenSwiftUI FrameLayout", offer: (100, 100), size: (50, 50),
            frames: ["child": [20, 30, 30, 20]]
        ) {
            Color.red.frame(width: 30, height: 20).marked("child")
                .frame(width: 50, height: 50, alignment: .bottomTrailing)
        }
        GroundTruth(
            "fixed-drops-a-negative-length", source: "OpenSwiftUI FrameLayout", offer: (100, 40), size: (100, 40),
            frames: ["child": [0, 0, 100, 40]]
        ) { Color.red.marked("child").frame(width: -5) }
        GroundTruth(
            "fixed-drops-infinity", source: "OpenSwiftUI FrameLayout", offer: (100, 40), size: (100, 40),
            frames: ["child": [0, 0, 100, 40]]
        ) { Color.red.marked("child").frame(width: .infinity) }
        GroundTruth(
            "fixed-drops-nan", source: "OpenSwiftUI FrameLayout", offer: (nil, nil), size: (10, 10),
            frames: ["child": [0, 0, 10, 10]]
        ) { Color.red.marked("child").frame(width: .nan) }
        GroundTruth(
            "fixed-under-nil", source: "OpenSwiftUI FrameLayout", offer: (nil, nil), size: (50, 10),
            frames: ["child": [0, 0, 50, 10]]
        ) { Color.red.marked("child").frame(width: 50) }
    }

    /// The rules of flexible frames in numbers (SWIFTUI-LAYOUT 5).
    @GroundTruthBuilder static var flexibleFrameRules: [GroundTruth] {
        GroundTruth(
            "flex-both-bounds-clamp-the-offer", source: "OpenSwiftUI FlexFrameLayout", offer: (500, 5),
            size: (200, 50), frames: ["child": [85, 15, 30, 20]]
        ) {
            Color.red.frame(width: 30, height: 20).marked("child")
                .frame(minWidth: 100, maxWidth: 200, minHeight: 50, maxHeight: 60)
        }
        GroundTruth(
            "flex-zero-to-infinity-takes-the-offer", source: "SwiftUI field guide", offer: (10, 500),
            size: (10, 500), frames: ["child": [-10, 240, 30, 20]]
        ) {
            Color.red.frame(width: 30, height: 20).marked("child")
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        }
        GroundTruth(
            "flex-max-infinity-never-shrinks", source: "SwiftUI field guide", offer: (10, 500), size: (30, 500),
            frames: ["child": [0, 240, 30, 20]]
        ) {
            Color.red.frame(width: 30, height: 20).marked("child").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        GroundTruth(
            "flex-max-only", source: "OpenSwiftUI FlexFrameLayout", offer: (500, 10), size: (100, 20),
            frames: ["child": [35, 0, 30, 20]]
        ) {
            Color.red.frame(width: 30, height: 20).marked("child").frame(maxWidth: 100, maxHeight: 40)
        }
        GroundTruth(
            "flex-max-below-the-child", source: "OpenSwiftUI FlexFrameLayout", offer: (500, 10), size: (25, 15),
            frames: ["child": [-2.5, -2.5, 30, 20]]
        ) {
            Color.red.frame(width: 30, height: 20).marked("child").frame(maxWidth: 25, maxHeight: 15)
        }
        GroundTruth(
            "flex-min-only-takes-the-smaller", source: "OpenSwiftUI FlexFrameLayout", offer: (500, 5),
            size: (30, 10), frames: ["child": [0, -5, 30, 20]]
        ) {
            Color.red.frame(width: 30, height: 20).marked("child").frame(minWidth: 10, minHeight: 10)
        }
        GroundTruth(
            "flex-min-raises", source: "OpenSwiftUI FlexFrameLayout", offer: (500, nil), size: (60, 25),
            frames: ["child": [15, 2.5, 30, 20]]
        ) {
            Color.red.frame(width: 30, height: 20).marked("child").frame(minWidth: 60, minHeight: 25)
        }
        GroundTruth(
            "flex-nil-takes-the-ideal", source: "OpenSwiftUI FlexFrameLayout", offer: (nil, nil), size: (70, 20),
            frames: ["child": [20, 0, 30, 20]]
        ) { Color.red.frame(width: 30, height: 20).marked("child").frame(idealWidth: 70) }
        GroundTruth(
            "flex-the-ideal-is-offered", source: "OpenSwiftUI FlexFrameLayout", offer: (nil, nil), size: (70, 10),
            frames: ["child": [0, 0, 70, 10]]
        ) { Color.red.marked("child").frame(idealWidth: 70) }
        GroundTruth(
            "flex-ideal-alone-is-the-child-otherwise", source: "OpenSwiftUI FlexFrameLayout", offer: (50, 50),
            size: (30, 20), frames: ["child": [0, 0, 30, 20]]
        ) { Color.red.frame(width: 30, height: 20).marked("child").frame(idealWidth: 70) }
        GroundTruth(
            "flex-max-infinity-under-nil-is-the-childs-ideal", source: "OpenSwiftUI FlexFrameLayout",
            offer: (nil, nil), size: (10, 10), frames: ["child": [0, 0, 10, 10]]
        ) { Color.red.marked("child").frame(maxWidth: .infinity, maxHeight: .infinity) }
        GroundTruth(
            "flex-both-under-nil-clamp-the-child", source: "OpenSwiftUI FlexFrameLayout", offer: (nil, nil),
            size: (40, 15), frames: ["child": [5, -2.5, 30, 20]]
        ) {
            Color.red.frame(width: 30, height: 20).marked("child")
                .frame(minWidth: 40, maxWidth: 80, minHeight: 0, maxHeight: 15)
        }
        GroundTruth(
            "flex-infinite-offer-is-answered", source: "SWIFTUI-LAYOUT 5", offer: (.infinity, .infinity),
            size: (.infinity, .infinity), frames: ["child": [0, 0, 30, 20]]
        ) {
            Color.red.frame(width: 30, height: 20).marked("child").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        GroundTruth(
            "flex-maximum-is-raised-to-minimum", source: "OpenSwiftUI FrameLayoutTests (real initialiser)",
            offer: (10, 500), size: (50, 50), frames: ["child": [0, 0, 50, 50]]
        ) { Color.red.marked("child").frame(minWidth: 50, maxWidth: 20, minHeight: 50, maxHeight: 20) }
        GroundTruth(
            "flex-the-child-is-offered-the-final-size", source: "OpenSwiftUI FlexFrameLayout", offer: (20, nil),
            size: (60, 10), frames: ["child": [0, 0, 60, 10]]
        ) { Color.red.marked("child").frame(minWidth: 60) }
        GroundTruth(
            "flex-in-flex", source: "OpenSwiftUI FlexFrameLayout", offer: (300, 40), size: (300, 40),
            frames: ["inner": [100, 0, 100, 40]]
        ) { Color.red.frame(maxWidth: 100).marked("inner").frame(maxWidth: .infinity) }
    }
}
