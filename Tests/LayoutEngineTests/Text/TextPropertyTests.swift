import Foundation
import Testing

@testable import LayoutEngine

/// What holds for every text, tried on random ones.
@Suite struct TextPropertyTests {
    private static let widths: [Double] = [
        0, 0.5, 3, 5, 7.25, 10, 13, 19.99, 20, 20.01, 25, 33, 40, 58, 75, 96, 120, 200, 400, 1000, .infinity,
    ]

    static let seeds = Array(UInt64(1)...60)

    private func texts(seed: UInt64) -> [PreparedText] {
        var random = TextRandom(seed: seed)
        let string = random.text(scalars: Int.random(in: 1...120, using: &random))
        let runs = [
            TextRun(random.text(scalars: 10), font: Font.title.resolved()),
            TextRun(string, font: Font.body.resolved(), kerning: -1.5),
            TextRun(random.text(scalars: 10), font: Font.caption.bold().resolved(), tracking: 2),
        ]
        return [
            squareText(string), bodyText(string),
            PreparedText(runs: runs, style: TextStyle(), metrics: PortableMetrics()),
        ]
    }

    @Test(arguments: seeds) func joinedLinesAreTheText(seed: UInt64) {
        for text in texts(seed: seed) {
            for width in Self.widths {
                let layout = text.layout(width: width, height: nil, style: TextStyle())
                #expect(text.lineStrings(layout).joined().utf8.elementsEqual(text.string.utf8))
                #expect(layout.elided == nil)
                var end = 0
                for line in layout.lines {
                    #expect(line.range.lowerBound == end)
                    end = line.range.upperBound
                }
                #expect(end == text.string.utf8.count)
            }
        }
    }

    @Test(arguments: seeds) func narrowerNeverMeansFewerLines(seed: UInt64) {
        for text in texts(seed: seed) {
            var previous = Int.max
            for step in 0...120 {
                let layout = text.layout(width: Double(step) * 1.75, height: nil, style: TextStyle())
                #expect(layout.lines.count <= previous, "at \(Double(step) * 1.75)")
                previous = layout.lines.count
            }
        }
    }

    @Test(arguments: seeds) func answersFitTheOfferUnlessAClusterDoesNot(seed: UInt64) {
        for text in texts(seed: seed) {
            let widest = zip(text.sums.dropFirst(), text.sums).map { $0 - $1 }.max() ?? 0
            for width in Self.widths {
                for scale in [1.0, 2, 3] {
                    let layout = text.layout(width: width, height: nil, style: .with { $0.scale = scale })
                    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
                    #expect(layout.size.width <= max(width, TextStyle.with { $0.scale = scale }.roundedUp(widest)))
                    #expect(layout.size.width >= layout.widestLine - PreparedText.quantum)
                }
            }
        }
    }

    @Test(arguments: seeds) func theAnswerOfferedAgainGivesTheSameLines(seed: UInt64) {
        for text in texts(seed: seed) {
            for width in [nil] + Self.widths.map(Optional.some) {
                let style = TextStyle.with { $0.scale = 2 }
                let first = text.layout(width: width, height: nil, style: style)
                // A cluster wider than the offer is another offer.
                guard first.size.width <= width ?? .infinity else { continue }
                let again = text.layout(width: first.size.width, height: first.size.height, style: style)
                #expect(again == first, "at \(String(describing: width))")
            }
        }
    }

    /// Sums are exact, so words are as wide on a line as they are alone.
    @Test(arguments: seeds) func sumsAreExactAndNeverDecrease(seed: UInt64) {
        for text in texts(seed: seed) {
            for (sum, next) in zip(text.sums, text.sums.dropFirst()) {
                #expect(next >= sum)
                #expect(next / PreparedText.quantum == (next / PreparedText.quantum).rounded())
            }
        }
    }

    @Test(arguments: seeds) func linesBreakBetweenClusters(seed: UInt64) {
        for text in texts(seed: seed) {
            let starts = Set(text.offsets.map(Int.init))
            for width in Self.widths {
                for mode in [TextTruncation.head, .middle, .tail] {
                    let style = TextStyle.with {
                        $0.maximumLines = 2
                        $0.truncation = mode
                    }
                    let layout = text.layout(width: width, height: nil, style: style)
                    for line in layout.lines {
                        #expect(starts.contains(line.range.lowerBound) && starts.contains(line.range.upperBound))
                    }
                    if let elided = layout.elided {
                        #expect(starts.contains(elided.lowerBound) && starts.contains(elided.upperBound))
                    }
                }
            }
        }
    }

    @Test(arguments: seeds) func linesAndTheElidedPartAreTheText(seed: UInt64) {
        for text in texts(seed: seed) {
            for width in Self.widths {
                for mode in [TextTruncation.head, .middle, .tail] {
                    for limit in 1...3 {
                        let style = TextStyle.with {
                            $0.maximumLines = limit
                            $0.truncation = mode
                        }
                        let layout = text.layout(width: width, height: nil, style: style)
                        #expect(layout.lines.count <= limit && !layout.lines.isEmpty)
                        var ranges = layout.lines.map(\.range)
                        if let elided = layout.elided {
                            let last = ranges.removeLast()
                            switch mode {
                            case .tail: ranges += [last, elided]
                            case .head: ranges += [elided, last]
                            case .middle:
                                #expect(last.lowerBound <= elided.lowerBound && elided.upperBound <= last.upperBound)
                                ranges.append(last)
                            }
                        }
                        var end = 0
                        for range in ranges {
                            #expect(range.lowerBound == end)
                            end = range.upperBound
                        }
                        #expect(end == text.string.utf8.count)
                    }
                }
            }
        }
    }

    @Test(arguments: seeds) func aLowerOfferNeverGivesMoreLines(seed: UInt64) {
        for text in texts(seed: seed) {
            for width in [0, 20, 75.0, 200] {
                var previous = Int.max
                for step in 0...40 {
                    let height = 200 - Double(step) * 5
                    let layout = text.layout(width: width, height: height, style: TextStyle())
                    #expect((1...previous).contains(layout.lines.count))
                    #expect(layout.size.height <= height || layout.lines.count == 1)
                    previous = layout.lines.count
                }
            }
        }
    }

    @Test(arguments: seeds) func shrinkingKeepsWithinTheLeastFactor(seed: UInt64) {
        for text in texts(seed: seed) {
            for width in [20.0, 75, 200, 1000] {
                let style = TextStyle.with {
                    $0.maximumLines = 1
                    $0.minimumScaleFactor = 0.5
                }
                let layout = text.layout(width: width, height: nil, style: style)
                #expect((0.5...1).contains(layout.fontScale))
                #expect(!layout.isTruncated || layout.fontScale == 0.5)
            }
        }
    }

    /// Most questions want the size alone, which is found without the lines.
    @Test(arguments: seeds) func theSizeAloneIsTheLayouts(seed: UInt64) {
        var random = TextRandom(seed: seed)
        for text in texts(seed: seed) + [squareText("two words"), bodyText("a\n"), bodyText(""), squareText(" a ")] {
            for width in Self.widths.map(Optional.some) + [nil, -5, .nan] {
                for height in [nil, 0, 12, 20, 45, .infinity] as [Double?] {
                    let style = TextStyle.with {
                        $0.maximumLines = [nil, 1, 2, 5].randomElement(using: &random) ?? nil
                        $0.minimumLines = [nil, 3].randomElement(using: &random) ?? nil
                        $0.reservesSpace = Bool.random(using: &random)
                        $0.truncation = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
                        $0.lineSpacing = [0, 3.5].randomElement(using: &random) ?? 0
                        $0.minimumScaleFactor = [1, 1, 0.5].randomElement(using: &random) ?? 1
                        $0.allowsTightening = Bool.random(using: &random)
                        $0.scale = [1, 2, 3].randomElement(using: &random) ?? 1
                    }
                    let size = text.size(width: width, height: height, style: style)
                    #expect(size == text.layout(width: width, height: height, style: style).size)
                }
            }
        }
    }
}
