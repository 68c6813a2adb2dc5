import Foundation
import LayoutEngine
import LayoutRecording

extension FurtherRules {
    /// Room that is kept clear, or taken from a container or a ratio.
    @ScenarioBuilder static var roomRules: [Scenario] {
        rule("inset at the bottom") {
            Color.red
                .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 3) { box(50, 14) }
                .frame(height: 100)
        }
        rule("inset at the leading edge") {
            Text("words beside it").safeAreaInset(edge: .leading) { box(14, 20) }
        }
        rule("relative to a container") {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 4).frame(height: 5)
                    Color.blue.containerRelativeFrame(.horizontal, alignment: .leading).frame(height: 5)
                }
            }
            .frame(width: 120, height: 60)
        }
        rule("own ratio") {
            HStack(spacing: 2) {
                box(30, 15).aspectRatio(contentMode: .fit)
                Color.red.frame(idealWidth: 20, idealHeight: 40).aspectRatio(contentMode: .fit).frame(height: 60)
            }
        }
        rule("position without an offer") { box(10, 10).position(x: 4, y: 6).frame(height: 30) }
        rule("scrolled both ways") {
            ScrollView([.horizontal, .vertical]) { box(300, 40) }.frame(height: 50)
        }
        rule("choice by height") {
            ViewThatFits(in: .vertical) {
                box(20, 110)
                box(20, 70)
                Text("small")
            }
        }
        rule("padding that is ignored") {
            VStack(spacing: 0) {
                Color.red.ignoresSafeArea()
                Text("kept clear")
            }
            .safeAreaPadding(EdgeInsets(top: 4, leading: 6, bottom: 9, trailing: 2))
            .frame(height: 70)
        }
        rule("insets in a line") {
            HStack(alignment: .firstTextBaseline) {
                Text("below a bar").layoutPriority(1).safeAreaInset(edge: .top, spacing: 2) { box(20, 7) }
                Text("words beside it that may wrap")
            }
        }
        rule("insets that are heard") {
            VStack(spacing: 0) {
                GeometryReader { proxy in box(20 + proxy.safeAreaInsets.top, 3 + proxy.safeAreaInsets.bottom) }
                    .frame(height: 20)
                GeometryReader { proxy in box(20 + proxy.safeAreaInsets.leading, 3 + proxy.safeAreaInsets.top) }
                    .padding(.leading, 11)
            }
        }
        .safeArea(EdgeInsets(top: 7, leading: 9, bottom: 4, trailing: 3))
    }
}
