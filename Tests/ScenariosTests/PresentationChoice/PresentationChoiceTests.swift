import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

@testable import Scenarios

/// SYSTEMS F.
@MainActor struct PresentationChoiceTests {
    /// The first form that fits, at every width: the choice flips at exactly 150 and 300.
    @Test func sweepFlipsWhereTheFormsFit() throws {
        var flips: [Int] = []
        var last = 0.0
        for width in 60...400 {
            let recorded = try RecordedCatalogue["presentation-choice/blocks swept@w\(width)"]
            let height = try recorded.root.height
            #expect(height == (width >= 300 ? 20 : width >= 150 ? 40 : 60))
            if height != last { flips.append(width) }
            last = height
        }
        #expect(flips == [60, 150, 300])
    }

    /// With text the choice flips twice, each form is shown only where its ideal width fits, and no narrower width shows
    /// a wider form.
    @Test func stationFlipsTwice() throws {
        var flips = 0
        var last: String?
        for width in 60...400 {
            let recorded = try RecordedCatalogue["presentation-choice/station swept@w\(width)"]
            let choice = try recorded.only("ViewThatFits")
            let shown = try #require(recorded.children(of: choice).first { recorded.nodes[$0].frame != nil })
            let form = recorded.nodes[shown].kind
            if let last, last != form { flips += 1 }
            last = form
            if form != "Text" { #expect(try recorded.frame(shown).width <= Double(width)) }
        }
        #expect(flips == 2)
    }

    /// A nil width always fits: the first form. 0 fits none: the last.
    @Test(arguments: [("ideal", 20.0), ("wInf", 20), ("w408", 20), ("w304", 20), ("w200", 40), ("w96", 60), ("w0", 60)])
    func choiceAtEachOffer(_ offer: String, _ height: Double) throws {
        #expect(try RecordedCatalogue["presentation-choice/blocks@\(offer)"].root.height == height)
    }
}
