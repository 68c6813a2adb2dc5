import Foundation
import LayoutEngine
import Testing

@MainActor struct AnyLayoutTests {
    final class Token {}

    @MainActor final class Log {
        var isVertical = false
        var tokens: [ObjectIdentifier] = []
    }

    struct Keeper: View {
        @State private var token = Token()
        let log: Log

        var body: some View {
            log.tokens.append(ObjectIdentifier(token))
            return Color.red.frame(width: 10, height: 10)
        }
    }

    @Test("Switching the layout keeps the state of what it lays out") func state() {
        let log = Log()
        let session = ViewSession {
            AnyLayout(log.isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0)))
                .callAsFunction {
                    Keeper(log: log)
                    Color.blue.frame(width: 10, height: 10)
                }
        }
        let row = session.build()
        #expect(row.sizeThatFits(.unspecified) == CGSize(width: 20, height: 10))
        log.isVertical = true
        let column = session.build()
        #expect(column.sizeThatFits(.unspecified) == CGSize(width: 10, height: 20))
        #expect(log.tokens.count == 2)
        #expect(log.tokens[0] == log.tokens[1])
    }

    @Test("A Spacer expands along the axis of the layout inside") func spacer() {
        let layout = AnyLayout(HStackLayout(spacing: 0))
        let laidOut = LaidOut(100, 50) {
            layout {
                Color.red.frame(width: 10, height: 10)
                Spacer().named("s")
            }
        }
        #expect(laidOut["s"].size == CGSize(width: 90, height: 0))
    }

    @Test("The record tells the layout inside") func inputs() {
        let laidOut = LaidOut(nil, nil) { AnyLayout(HStackLayout(spacing: 3)) { Color.red } }
        #expect(laidOut.root.kind == "AnyLayout")
        #expect(laidOut.root.inputs.contains(NodeInput("layout", "HStackLayout")))
        #expect(laidOut.root.inputs.contains(NodeInput("spacing", CGFloat(3))))
    }
}
