import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// Every rule of the engine, each in a view as small as shows it. The systems use few modifiers; a change of a rule
    /// that none of them uses would go by unseen.
    static var layoutRules: Suite {
        Suite(
            "layout-rules",
            stackRules + frameRules + modifierRules + textRules + containerRules + gridRules + guideRules
                + directionRules + readerRules)
    }

    private static let offers: Offers =
        .widths(60, 200, 304)
        + [
            ProposedViewSize(width: 200, height: 120), ProposedViewSize(width: nil, height: 90), .unspecified, .zero,
            .infinity,
        ]

    static func rule(_ name: String, @ViewBuilder _ content: @escaping @MainActor () -> some View) -> Scenario {
        Scenario(name, offers: offers, content: content)
    }

    static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.blue.frame(width: width, height: height)
    }

    @ScenarioBuilder private static var stackRules: [Scenario] {
        rule("row of flexible views") {
            HStack(spacing: 4) {
                Color.red
                Color.green.frame(minWidth: 30, maxWidth: 90)
                Color.blue.frame(maxWidth: 50)
            }
        }
        rule("column of flexible views") {
            VStack(spacing: 4) {
                Color.red.frame(minHeight: 5, maxHeight: 100)
                Color.green.frame(minHeight: 80)
                box(20, 10)
            }
        }
        rule("row with priorities") {
            HStack {
                Text("first to give way, and long")
                Text("kept").layoutPriority(1)
                Color.red.frame(minWidth: 20, maxHeight: 20)
            }
        }
        rule("spacers") {
            HStack {
                Text("left")
                Spacer()
                Text("a label that is rather long")
                Spacer(minLength: 20)
                box(10, 10)
            }
        }
        rule("column with a spacer") {
            VStack(alignment: .leading) {
                box(40, 20)
                Spacer()
                box(20, 10)
            }
        }
        rule("row of columns") {
            HStack(alignment: .top) {
                VStack(alignment: .trailing) {
                    box(30, 10)
                    box(50, 12)
                }
                Divider()
                VStack {
                    Text("words in a column that wrap")
                    Divider()
                    Color.red.frame(height: 6)
                }
            }
        }
        rule("baselines") {
            HStack(alignment: .firstTextBaseline) {
                Text("big").font(.largeTitle)
                Text("small words on two lines maybe").font(.caption)
                box(10, 30)
            }
        }
        rule("guides") {
            VStack(alignment: .leading) {
                box(60, 10)
                box(40, 10).alignmentGuide(.leading) { $0.width / 2 }
                box(20, 10).alignmentGuide(.leading) { _ in -10 }
            }
        }
    }

    @ScenarioBuilder private static var frameRules: [Scenario] {
        rule("fixed frames") {
            HStack(alignment: .bottom, spacing: 0) {
                Color.black.frame(width: 40, height: 20)
                box(10, 8).frame(width: 30, height: 30, alignment: .bottomTrailing)
                Color.white.frame(height: 12)
                Color.gray.frame(width: 14)
                Text("in a frame").frame(width: 44)
                Text("tall").frame(height: 30)
            }
        }
        rule("flexible frames") {
            VStack(alignment: .leading, spacing: 2) {
                Text("leading").frame(maxWidth: .infinity, alignment: .leading)
                Text("bottom").frame(minWidth: 120, minHeight: 40, alignment: .bottomTrailing)
                Color.red.frame(minWidth: 40, maxWidth: 80, minHeight: 5, maxHeight: 12)
                Color.green.frame(idealWidth: 33, idealHeight: 11)
                box(90, 6).frame(maxWidth: 60, alignment: .trailing)
                box(20, 6).frame(minWidth: 40)
            }
        }
        rule("a flexible frame around words") {
            Text("some words that wrap where there is no room").frame(minHeight: 20, maxHeight: .infinity)
        }
    }

    @ScenarioBuilder private static var modifierRules: [Scenario] {
        rule("padding") {
            HStack(spacing: 0) {
                box(20, 10).padding()
                Text("inset words").padding(.leading, 12).padding(.vertical, 3)
                Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 5, trailing: 8))
            }
        }
        rule("fixed size") {
            VStack {
                Text("an ideal width that is not limited").fixedSize(horizontal: true, vertical: false)
                Text("an ideal height at the width that there is").fixedSize(horizontal: false, vertical: true)
                Color.red.fixedSize()
            }
        }
        rule("aspect ratio") {
            HStack(spacing: 2) {
                Color.red.aspectRatio(2, contentMode: .fit)
                Color.green.aspectRatio(0.5, contentMode: .fit).frame(width: 40, height: 40)
                Color.blue.aspectRatio(1.5, contentMode: .fill).frame(width: 30, height: 30)
                box(10, 6).aspectRatio(1, contentMode: .fit).frame(width: 25, height: 40)
            }
        }
        rule("offset and position") {
            ZStack(alignment: .topLeading) {
                box(20, 10).offset(x: 7, y: -3)
                box(20, 10).position(x: 30, y: 40)
            }
            .frame(width: 100, height: 80)
        }
        rule("layers") {
            Text("labelled words")
                .padding(6)
                .background(alignment: .bottomTrailing) { box(9, 9) }
                .overlay(alignment: .top) { Color.red.frame(height: 2) }
                .overlay { Color.green.padding(4) }
        }
        rule("shapes") {
            HStack {
                Circle().frame(maxWidth: 40)
                Capsule().frame(height: 10)
                Rectangle()
            }
        }
    }

    @ScenarioBuilder private static var textRules: [Scenario] {
        rule("line limits") {
            VStack(alignment: .leading) {
                Text("one line of words that are too many for it").lineLimit(1)
                Text("two lines of words that are too many for them, and some more of them").lineLimit(2)
                Text("three").lineLimit(3, reservesSpace: true)
            }
        }
        rule("line spacing and fonts") {
            VStack {
                Text("spaced lines of words that wrap early").lineSpacing(5).font(.title3)
                Text("wide letters").kerning(2)
                Text("0123").monospacedDigit().bold()
            }
        }
    }

    @ScenarioBuilder private static var containerRules: [Scenario] {
        rule("pile") {
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(maxWidth: 80, maxHeight: 40)
                Text("on top").alignmentGuide(.trailing) { $0[.trailing] + 4 }
                box(20, 60)
            }
        }
        rule("pile with priorities") {
            ZStack {
                box(100, 100).layoutPriority(-0.1)
                box(60, 60)
                box(40, 40).layoutPriority(1)
            }
        }
        rule("pile of flexible views") {
            ZStack {
                Text("words decide the size of this pile")
                Color.red
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        rule("scrolled column") {
            VStack {
                ScrollView {
                    VStack {
                        Text("narrow words")
                        Color.red.frame(height: 300)
                    }
                }
                Text("below")
            }
        }
        rule("narrow scrolled words") {
            ScrollView { Text("short") }
        }
        rule("scrolled row") {
            ScrollView(.horizontal) {
                HStack { ForEach(0..<8) { box(40, CGFloat(10 + $0)) } }
            }
        }
    }
}
