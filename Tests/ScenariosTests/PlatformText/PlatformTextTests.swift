import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

@testable import Scenarios

/// SYSTEMS H.
@MainActor struct PlatformTextTests {
    nonisolated private static let standard = ["w96", "w200", "w304", "w408", "ideal", "wInf"]

    /// Whole points, no wider than the offer, and at least insets and padding: 2 x (6 + 5) wide, 2 x 4 high.
    @Test func boxesAreRoundedUpAndKeepToTheOffer() throws {
        var seen = 0
        for recorded in RecordedCatalogue.cases(of: "platform-text") {
            for index in recorded.nodes.indices where recorded.nodes[index].kind == "TextBox" {
                let frame = try recorded.frame(index)
                seen += 1
                #expect(frame.width == frame.width.rounded() && frame.height == frame.height.rounded())
                #expect(frame.width >= 22 && frame.height > 8, "\(recorded.id)")
                for answer in recorded.answers(of: index) {
                    guard let offer = answer.proposal.width, offer.isFinite, offer >= 96 else { continue }
                    #expect(answer.size.width <= offer, "\(recorded.id)")
                }
            }
        }
        #expect(seen > 100)
    }

    /// The newer stack is asked first; the older one, where somebody switched to it, gives the same sizes.
    @Test(arguments: standard + ["w0"]) func bothStacksAgree(_ offer: String) throws {
        let newer = try RecordedCatalogue["platform-text/newer stack@\(offer)"].root
        #expect(try RecordedCatalogue["platform-text/older stack@\(offer)"].root == newer)
    }

    @Test func measuringDoesNotSwitchToTheOlderStack() {
        let view = NSTextView(frame: .zero)
        view.string = "Palette"
        let size = TextBox.size(of: view, at: .unspecified)
        #expect(view.textLayoutManager != nil)
        _ = view.layoutManager
        #expect(TextBox.size(of: view, at: .unspecified) == size)
        #expect(view.textLayoutManager == nil)
    }

    /// Text gets higher as it gets narrower, and comes back.
    @Test func resizing() throws {
        let heights = try ["w304", "w304#1", "w304#2"].map { prefix in
            try #require(
                RecordedCatalogue.cases(of: "platform-text").first {
                    $0.id.hasPrefix("platform-text/resized@\(prefix)") && ($0.id.contains("#") == prefix.contains("#"))
                }
            ).root.height
        }
        #expect(heights[1] > heights[0] && heights[2] == heights[0])
    }

    /// A document is as high as its text, its viewport as high as it is made; both are recorded.
    @Test(arguments: ["w96", "w200", "w304", "w408"]) func documentAndViewport(_ offer: String) throws {
        let recorded = try RecordedCatalogue["platform-text/scrolled text@\(offer)"]
        let viewport = try recorded.frame(recorded.only("TextPanel"))
        let document = try recorded.frame(recorded.only("NSTextView"))
        #expect(viewport.height == 120 && viewport.width == Double(offer.dropFirst()))
        #expect(document.width == viewport.width)
        #expect(document.height >= 120 && (offer != "w96" || document.height > 120))
    }

    /// A label has its natural size at every offer; a view without one takes the offer, and 10 where there is none.
    @Test(arguments: standard + ["w0"]) func defaultAlgorithm(_ offer: String) throws {
        let natural = try RecordedCatalogue["platform-text/label@ideal"].root
        #expect(try RecordedCatalogue["platform-text/label@\(offer)"].root == natural)
        #expect(natural.width == natural.width.rounded() && natural.width > 4)
        let block = try RecordedCatalogue["platform-text/block@\(offer)"].root
        #expect(block.height == 10)
        #expect(block.width == (offer == "ideal" ? 10 : offer == "wInf" ? .infinity : Double(offer.dropFirst())))
    }

    /// Nothing is written while sizes are asked for: every case settles with its first layout.
    @Test func nothingIsPublished() {
        for recorded in RecordedCatalogue.cases(of: "platform-text") { #expect(recorded.recording.passes == 1) }
    }
}
