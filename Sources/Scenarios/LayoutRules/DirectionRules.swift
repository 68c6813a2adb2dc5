import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// Layouts that run from the right: rules 2.12 and 14.6.
    @ScenarioBuilder static var directionRules: [Scenario] {
        rule("from the right") {
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    box(30, 10)
                    Text("words")
                    Spacer()
                    box(10, 14).padding(.leading, 5)
                }
                ZStack(alignment: .topLeading) {
                    box(50, 20)
                    box(8, 8).offset(x: 3, y: 1)
                }
                Text("aligned").frame(maxWidth: .infinity, alignment: .trailing)
                Grid(alignment: .leading) {
                    GridRow {
                        box(10, 6)
                        Text("cell")
                    }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        rule("layers from the right") {
            Color.red.frame(height: 30)
                .overlay(alignment: .leading) { box(10, 10).position(x: 12, y: 9) }
                .background(alignment: .bottomTrailing) { Text("corner") }
                .padding(.trailing, 9)
                .environment(\.layoutDirection, .rightToLeft)
        }
    }

    /// Readers, scroll views and what is relative to them: rules 8 and 9, and the safe area.
    @ScenarioBuilder static var readerRules: [Scenario] {
        rule("reader") {
            HStack(spacing: 3) {
                box(20, 10)
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.size.width / 2, height: 8)
                    Text("measured").padding(4)
                }
            }
        }
        rule("scrolled both ways") {
            ScrollView([.horizontal, .vertical]) {
                Color.red
                Text("words that never wrap in here, whatever the room")
            }
        }
        rule("relative to a scroll view") {
            ScrollView(.horizontal) {
                HStack(spacing: 6) {
                    ForEach(0..<3) { _ in
                        Color.blue.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6)
                    }
                }
            }
        }
        rule("inset at an edge") {
            Text("content beside a bar").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 3) { box(30, 12) }
                .safeAreaInset(edge: .leading) { box(8, 20) }
        }
        rule("ratios") {
            VStack(spacing: 2) {
                Color.red.frame(idealWidth: 40, idealHeight: 10).scaledToFit()
                Text("words of a ratio").aspectRatio(contentMode: .fit)
                Color.green.aspectRatio(3, contentMode: .fill).frame(maxHeight: 20)
            }
        }
        rule("cut words") {
            VStack(alignment: .leading, spacing: 1) {
                Text("cut in the middle of the line").lineLimit(1).truncationMode(.middle)
                Text("cut at the head of the line").lineLimit(1).truncationMode(.head)
                Text("made smaller before it is cut").lineLimit(1).minimumScaleFactor(0.6)
                Text("two lines to four").lineLimit(2...4)
                Text("spaced letters").tracking(3).textCase(.uppercase)
            }
        }
        rule("ideals in bounds") {
            HStack(spacing: 1) {
                Color.red.frame(minWidth: 10, idealWidth: 30, maxWidth: 60, minHeight: 4, idealHeight: 9, maxHeight: 20)
                box(25, 6).frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
                Color.green.frame(minWidth: 12, idealWidth: 14)
            }
        }
    }
}
