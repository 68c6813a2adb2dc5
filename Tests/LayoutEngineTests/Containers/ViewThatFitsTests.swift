import Foundation
import LayoutEngine
import Testing

@MainActor struct ViewThatFitsTests {
    private func chosen(_ width: CGFloat?, _ height: CGFloat?, in axes: Axis.Set = [.horizontal, .vertical]) -> String {
        let laidOut = LaidOut(width, height) {
            ViewThatFits(in: axes) {
                box("wide", 200, 20)
                box("middle", 100, 40)
                box("narrow", 50, 80)
            }
        }
        return laidOut.frames.compactMap(\.node.identifier).joined(separator: " ")
    }

    @Test(
        "The first candidate whose ideal size fits is chosen, else the last",
        arguments: [
            (300, 300, "wide"), (200, 20, "wide"), (199, 300, "middle"), (100, 40, "middle"), (99, 300, "narrow"),
            (300, 19, "narrow"), (10, 10, "narrow"), (150, 30, "narrow"), (0, 0, "narrow"),
            (.infinity, .infinity, "wide"),
        ] as [(CGFloat, CGFloat, String)])
    func choice(width: CGFloat, height: CGFloat, expected: String) {
        #expect(chosen(width, height) == expected)
    }

    @Test("A nil proposal fits anything on its axis") func unspecified() {
        #expect(chosen(nil, nil) == "wide")
        #expect(chosen(150, nil) == "middle")
        #expect(chosen(nil, 30) == "wide")
        #expect(chosen(nil, 10) == "narrow")
    }

    @Test("Only the constrained axes count; with none the first candidate is taken") func axes() {
        #expect(chosen(300, 10, in: .horizontal) == "wide")
        #expect(chosen(10, 60, in: .vertical) == "wide")
        #expect(chosen(10, 10, in: []) == "wide")
    }

    @Test("Candidates that were not chosen have no frame, and nobody calls them unplaced") func unchosen() {
        let laidOut = LaidOut(150, 300) {
            ViewThatFits {
                box("wide", 200, 20)
                box("middle", 100, 40)
            }
        }
        #expect(laidOut.root.children.map(\.isShown) == [false, true])
        #expect(laidOut.root.children[0].children.map(\.isShown) == [false])
        #expect(laidOut.context.troubles.isEmpty)
        #expect(laidOut["middle"] == rect(0, 0, 100, 40))
    }

    @Test("The sweep of a label and its icon flips once") func sweep() {
        var choices: [String] = []
        for width in stride(from: CGFloat(60), through: 400, by: 1) { choices.append(chosen(width, nil)) }
        let flips = zip(choices, choices.dropFirst()).filter { $0 != $1 }.count
        #expect(flips == 2)
        #expect(choices[40] == "middle")
        #expect(choices[39] == "narrow")
        #expect(choices[140] == "wide")
    }

    @Test("The winner is measured with the real proposal") func winner() {
        let laidOut = LaidOut(120, 50) { ViewThatFits { Color.red.named("c") } }
        #expect(laidOut["c"] == rect(0, 0, 120, 50))
    }
}
