import Foundation
import Testing

@testable import LayoutEngine

/// What real SwiftUI is publicly known to do, in numbers.
@MainActor struct GroundTruthTests {
    nonisolated static let cases =
        GroundTruth.skip + GroundTruth.openSwiftUI + GroundTruth.tokamak + GroundTruth.articles

    @Test(arguments: cases) func matchesRealSwiftUI(_ truth: GroundTruth) {
        let layout = MarkedLayout(offer: truth.offer, truth.view)
        #expect(
            isNear(layout.size.width, truth.size.width) && isNear(layout.size.height, truth.size.height),
            "\(layout.size), stated \(truth.size) by \(truth.source)")
        expectFrames(layout.frames, truth.frames)
    }

    /// OpenSwiftUI ProposedSizeTests, and Apple's documentation: 10 stands for nil.
    @Test func unspecifiedDimensionsAreReplacedByTen() {
        let size = ProposedViewSize(width: nil, height: 200).replacingUnspecifiedDimensions()
        #expect(size == CGSize(width: 10, height: 200))
    }

    private enum Custom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 100 }
    }

    /// OpenSwiftUI AlignmentGuideTests: the explicit guides 1, 3 and 5 of a custom alignment merge to their mean, and a
    /// child that sets none does not count.
    @Test func customGuidesMergeToTheirMean() {
        let custom = HorizontalAlignment(Custom.self)
        let layout = MarkedLayout(offer: .unspecified) {
            ZStack(alignment: .topLeading) {
                ForEach([1, 3, 5], id: \.self) { value in
                    Color.red.frame(width: 10, height: 10).alignmentGuide(custom) { _ in CGFloat(value) }
                }
                Color.blue.frame(width: 10, height: 10)
            }
        }
        #expect(layout.root.explicitGuide(custom.key, at: .unspecified) == 3)
    }
}
