import Foundation

@testable import LayoutEngine

extension GroundTruth {
    /// Numbers from OpenSwiftUIProject/OpenSwiftUI: pictures compared with real SwiftUI, and constraints read from it.
    @GroundTruthBuilder static var openSwiftUI: [GroundTruth] {
        GroundTruth(
            "dual-ideal-clamped-to-min-50",
            source: "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/"
                + "FrameLayoutTests.swift",
            offer: (nil, nil), size: (50, 100)
        ) {
            Color.red.frame(minWidth: 50, idealWidth: 25, minHeight: 100, idealHeight: 50)
        }
        GroundTruth(
            "dual-negative-min--10",
            source: "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/"
                + "FrameLayoutTests.swift",
            offer: (0, 0), size: (0, 0)
        ) {
            Color.red.frame(minWidth: -10, minHeight: -5)
        }
        GroundTruth(
            "dual-frame-10-nil",
            source: "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/"
                + "FrameLayoutTests.swift",
            offer: (nil, nil), size: (20, 25)
        ) {
            Color.red.frame(
                minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 15, idealHeight: 25, maxHeight: 35)
        }
        GroundTruth(
            "dual-frame-10-zero",
            source: "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/"
                + "FrameLayoutTests.swift",
            offer: (0, 0), size: (10, 15)
        ) {
            Color.red.frame(
                minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 15, idealHeight: 25, maxHeight: 35)
        }
        GroundTruth(
            "dual-frame-10-inf",
            source: "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/"
                + "FrameLayoutTests.swift",
            offer: (.infinity, .infinity), size: (30, 35)
        ) {
            Color.red.frame(
                minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 15, idealHeight: 25, maxHeight: 35)
        }
        GroundTruth(
            "osui-padding-default",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/"
                + "PaddingLayoutUITests.swift",
            offer: (200, 200), size: (82, 62),
            frames: [
                "blue": [16, 16, 50, 30],
                "red": [0, 0, 82, 62],
            ]
        ) {
            Color.blue.marked("blue").frame(width: 50, height: 30).padding()
                .background(Color.red.marked("red"))
        }
        GroundTruth(
            "osui-padding-0",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/"
                + "PaddingLayoutUITests.swift",
            offer: (200, 200), size: (50, 30),
            frames: [
                "blue": [0, 0, 50, 30],
                "red": [0, 0, 50, 30],
            ]
        ) {
            Color.blue.marked("blue").frame(width: 50, height: 30).padding(0)
                .background(Color.red.marked("red"))
        }
        GroundTruth(
            "osui-padding-top30",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/"
                + "PaddingLayoutUITests.swift",
            offer: (200, 200), size: (50, 60),
            frames: [
                "blue": [0, 30, 50, 30],
                "red": [0, 0, 50, 60],
            ]
        ) {
            Color.blue.marked("blue").frame(width: 50, height: 30).padding(.top, 30)
                .background(Color.red.marked("red"))
        }
        GroundTruth(
            "osui-padding-vertical40",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/"
                + "PaddingLayoutUITests.swift",
            offer: (200, 200), size: (50, 110),
            frames: [
                "blue": [0, 40, 50, 30],
                "red": [0, 0, 50, 110],
            ]
        ) {
            Color.blue.marked("blue").frame(width: 50, height: 30).padding(.vertical, 40)
                .background(Color.red.marked("red"))
        }
        GroundTruth(
            "osui-padding-in-vstack",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/"
                + "PaddingLayoutUITests.swift",
            offer: (200, 200), size: (200, 95),
            frames: [
                "blue": [0, 0, 200, 30],
                "red": [0, 0, 200, 50],
                "green": [0, 65, 200, 30],
                "yellow": [0, 50, 200, 45],
            ]
        ) {
            VStack(spacing: 0) {
                Color.blue.frame(height: 30).marked("blue").padding(.bottom, 20).background(Color.red.marked("red"))
                Color.green.frame(height: 30).marked("green").padding(.top, 15)
                    .background(Color.yellow.marked("yellow"))
            }
        }
        GroundTruth(
            "osui-spacer-v",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift",
            offer: (200, 200), size: (80, 200),
            frames: [
                "red": [15, 0, 50, 50],
                "blue": [15, 150, 50, 50],
            ]
        ) {
            VStack {
                Color.red.frame(width: 50, height: 50).marked("red")
                Spacer()
                Color.blue.frame(width: 50, height: 50).marked("blue")
            }.frame(width: 80, height: 200)
        }
        GroundTruth(
            "osui-spacers-h2",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift",
            offer: (200, 200), size: (250, 80),
            frames: [
                "red": [0, 15, 40, 50],
                "blue": [105, 15, 40, 50],
                "green": [210, 15, 40, 50],
            ]
        ) {
            HStack {
                Color.red.frame(width: 40, height: 50).marked("red")
                Spacer()
                Color.blue.frame(width: 40, height: 50).marked("blue")
                Spacer()
                Color.green.frame(width: 40, height: 50).marked("green")
            }.frame(width: 250, height: 80)
        }
        GroundTruth(
            "osui-spacer-h-min50",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift",
            offer: (200, 200), size: (180, 80),
            frames: [
                "red": [0, 15, 50, 50],
                "blue": [130, 15, 50, 50],
            ]
        ) {
            HStack {
                Color.red.frame(width: 50, height: 50).marked("red")
                Spacer(minLength: 50)
                Color.blue.frame(width: 50, height: 50).marked("blue")
            }.frame(width: 180, height: 80)
        }
        GroundTruth(
            "osui-spacer-v-min30",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift",
            offer: (200, 200), size: (80, 160),
            frames: [
                "red": [15, 0, 50, 50],
                "blue": [15, 110, 50, 50],
            ]
        ) {
            VStack {
                Color.red.frame(width: 50, height: 50).marked("red")
                Spacer(minLength: 30)
                Color.blue.frame(width: 50, height: 50).marked("blue")
            }.frame(width: 80, height: 160)
        }
        GroundTruth(
            "osui-spacer-min0",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift",
            offer: (200, 200), size: (160, 80),
            frames: [
                "red": [0, 15, 80, 50],
                "blue": [80, 15, 80, 50],
            ]
        ) {
            HStack {
                Color.red.frame(width: 80, height: 50).marked("red")
                Spacer(minLength: 0)
                Color.blue.frame(width: 80, height: 50).marked("blue")
            }.frame(width: 160, height: 80)
        }
        GroundTruth(
            "osui-flex-max",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/FrameLayoutUITests.swift",
            offer: (200, 200), size: (136, 184),
            frames: [
                "v-red": [43, 0, 50, 50],
                "v-green": [43, 58, 40, 30],
                "v-blue": [43, 96, 30, 30],
                "h-red": [0, 134, 50, 50],
                "h-green": [58, 134, 40, 30],
                "h-blue": [106, 134, 30, 30],
            ]
        ) {
            VStack {
                VStack(alignment: .leading) {
                    Color.red.frame(maxWidth: 50, maxHeight: 50).marked("v-red")
                    Color.green.frame(maxWidth: 40, maxHeight: 30).marked("v-green")
                    Color.blue.frame(maxWidth: 30, maxHeight: 30).marked("v-blue")
                }
                HStack(alignment: .top) {
                    Color.red.frame(maxWidth: 50, maxHeight: 50).marked("h-red")
                    Color.green.frame(maxWidth: 40, maxHeight: 30).marked("h-green")
                    Color.blue.frame(maxWidth: 30, maxHeight: 30).marked("h-blue")
                }
            }
        }
        GroundTruth(
            "osui-hvstack",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift",
            offer: (200, 200), size: (88, 136),
            frames: [
                "red": [24, 0, 40, 40],
                "blue": [24, 48, 40, 40],
                "green": [0, 96, 40, 40],
                "yellow": [48, 96, 40, 40],
            ]
        ) {
            VStack {
                Color.red.frame(width: 40, height: 40).marked("red")
                Color.blue.frame(width: 40, height: 40).marked("blue")
                HStack {
                    Color.green.frame(width: 40, height: 40).marked("green")
                    Color.yellow.frame(width: 40, height: 40).marked("yellow")
                }
            }
        }
        GroundTruth(
            "osui-hvstack-spacing",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift",
            offer: (200, 200), size: (110, 160),
            frames: [
                "red": [35, 0, 40, 40],
                "blue": [35, 60, 40, 40],
                "green": [0, 120, 40, 40],
                "yellow": [70, 120, 40, 40],
            ]
        ) {
            VStack(spacing: 20) {
                Color.red.frame(width: 40, height: 40).marked("red")
                Color.blue.frame(width: 40, height: 40).marked("blue")
                HStack(spacing: 30) {
                    Color.green.frame(width: 40, height: 40).marked("green")
                    Color.yellow.frame(width: 40, height: 40).marked("yellow")
                }
            }
        }
        GroundTruth(
            "osui-hvstack-alignment",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift",
            offer: (200, 200), size: (118, 146),
            frames: [
                "red": [0, 0, 30, 30],
                "blue": [0, 38, 40, 40],
                "green": [0, 86, 50, 50],
                "yellow": [58, 86, 60, 60],
            ]
        ) {
            VStack(alignment: .leading) {
                Color.red.frame(width: 30, height: 30).marked("red")
                Color.blue.frame(width: 40, height: 40).marked("blue")
                HStack(alignment: .top) {
                    Color.green.frame(width: 50, height: 50).marked("green")
                    Color.yellow.frame(width: 60, height: 60).marked("yellow")
                }
            }
        }
        GroundTruth(
            "osui-zstack-top",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift",
            offer: (200, 200), size: (60, 60),
            frames: [
                "red": [0, 0, 60, 60],
                "blue": [20, 0, 20, 20],
            ]
        ) {
            ZStack(alignment: .top) {
                Color.red.frame(width: 60, height: 60).marked("red")
                Color.blue.frame(width: 20, height: 20).marked("blue")
            }
        }
        GroundTruth(
            "osui-zstack-bottom",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift",
            offer: (200, 200), size: (60, 60),
            frames: [
                "red": [0, 0, 60, 60],
                "blue": [20, 40, 20, 20],
            ]
        ) {
            ZStack(alignment: .bottom) {
                Color.red.frame(width: 60, height: 60).marked("red")
                Color.blue.frame(width: 20, height: 20).marked("blue")
            }
        }
        GroundTruth(
            "osui-zstack-topLeading",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift",
            offer: (200, 200), size: (60, 60),
            frames: [
                "red": [0, 0, 60, 60],
                "blue": [0, 0, 20, 20],
            ]
        ) {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 60, height: 60).marked("red")
                Color.blue.frame(width: 20, height: 20).marked("blue")
            }
        }
        GroundTruth(
            "osui-zstack-topTrailing",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift",
            offer: (200, 200), size: (60, 60),
            frames: [
                "red": [0, 0, 60, 60],
                "blue": [40, 0, 20, 20],
            ]
        ) {
            ZStack(alignment: .topTrailing) {
                Color.red.frame(width: 60, height: 60).marked("red")
                Color.blue.frame(width: 20, height: 20).marked("blue")
            }
        }
        GroundTruth(
            "osui-vstack-overflow-208",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackIndexUITests.swift",
            offer: (200, 200), size: (100, 208),
            frames: [
                "yellow": [0, 0, 100, 100],
                "red": [0, 108, 100, 100],
            ]
        ) {
            VStack {
                Color.yellow.frame(width: 100, height: 100).marked("yellow")
                Color.red.frame(width: 100, height: 100).marked("red").rotationEffect(.degrees(45))
            }
        }
        GroundTruth(
            "osui-aspect-half",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/AspectRatioLayoutUITests.swift",
            offer: (200, 200), size: (100, 100),
            frames: [
                "red": [37.5, 25, 25, 50],
                "green": [25, 0, 50, 100],
            ]
        ) {
            ZStack {
                Color.red.marked("red").aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
                Color.green.marked("green").aspectRatio(0.5, contentMode: .fill).frame(width: 50, height: 100)
            }.frame(width: 100, height: 100)
        }
        GroundTruth(
            "osui-fixedsize-color",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/FixedSizeLayoutUITests.swift",
            offer: (200, 200), size: (100, 100),
            frames: [
                "red": [45, 0, 10, 100],
                "green": [0, 45, 100, 10],
                "blue": [0, 0, 100, 100],
            ]
        ) {
            ZStack {
                Color.red.marked("red").fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100)
                Color.green.marked("green").fixedSize(horizontal: false, vertical: true)
                    .frame(width: 100, height: 100)
                Color.blue.marked("blue").fixedSize(horizontal: false, vertical: false)
                    .frame(width: 100, height: 100)
            }
        }
        GroundTruth(
            "osui-position",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/"
                + "PositionLayoutUITests.swift",
            offer: (200, 200), size: (100, 100),
            frames: [
                "red": [-25, -25, 50, 50],
                "green": [25, -25, 50, 50],
                "blue": [-25, 25, 50, 50],
                "black": [25, 25, 50, 50],
            ]
        ) {
            ZStack {
                Color.red.frame(width: 50, height: 50).marked("red").position()
                Color.green.frame(width: 50, height: 50).marked("green").position(x: 50)
                Color.blue.frame(width: 50, height: 50).marked("blue").position(y: 50)
                Color.black.frame(width: 50, height: 50).marked("black").position(x: 50, y: 50)
            }.frame(width: 100, height: 100)
        }
        GroundTruth(
            "osui-alignment-guides",
            source: "OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Alignment/"
                + "AlignmentGuideUITests.swift",
            offer: (200, 200), size: (230, 200),
            frames: [
                "leading0": [0, 0, 200, 2.5],
                "leading1": [10, 10.5, 200, 2.5],
                "leading2": [20, 21, 200, 2.5],
                "leading3": [30, 31.5, 200, 2.5],
                "trailing0": [15, 42, 200, 2.5],
                "trailing1": [15, 52.5, 200, 2.5],
                "trailing2": [15, 63, 200, 2.5],
                "trailing3": [15, 73.5, 200, 2.5],
                "top0": [15, 84, 44, 44],
                "top1": [67, 94, 44, 44],
                "top2": [119, 104, 44, 44],
                "top3": [171, 114, 44, 44],
                "bottom0": [15, 166, 44, 34],
                "bottom1": [67, 166, 44, 34],
                "bottom2": [119, 166, 44, 34],
                "bottom3": [171, 166, 44, 34],
            ]
        ) {
            VStack {
                VStack(alignment: .leading) {
                    ForEach(0..<4) { i in
                        Color.red.marked("leading\(i)").alignmentGuide(.leading) { _ in CGFloat(-10 * i) }
                    }
                }
                VStack(alignment: .leading) {
                    ForEach(0..<4) { i in
                        Color.green.marked("trailing\(i)").alignmentGuide(.trailing) { _ in CGFloat(10 * i) }
                    }
                }
                HStack(alignment: .top) {
                    ForEach(0..<4) { i in
                        Color.blue.marked("top\(i)").alignmentGuide(.top) { _ in CGFloat(-10 * i) }
                    }
                }
                HStack(alignment: .top) {
                    ForEach(0..<4) { i in
                        Color.yellow.marked("bottom\(i)").alignmentGuide(.bottom) { _ in CGFloat(10 * i) }
                    }
                }
            }
        }
    }
}
