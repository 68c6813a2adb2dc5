@testable import LayoutEngine

/// Square metrics at 10 points: a cluster is 10 x 10, so that lines can be counted by hand.
let squareFont = ResolvedFont(size: 10)

func squareText(_ string: String, style: TextStyle = TextStyle()) -> PreparedText {
    PreparedText(runs: [TextRun(string, font: squareFont)], style: style, metrics: SquareMetrics())
}

func bodyText(_ string: String, style: TextStyle = TextStyle()) -> PreparedText {
    PreparedText(runs: [TextRun(string, font: Font.body.resolved())], style: style, metrics: PortableMetrics())
}

extension TextStyle {
    /// The defaults with some changes.
    static func with(_ change: (inout TextStyle) -> Void) -> TextStyle {
        var style = TextStyle()
        change(&style)
        return style
    }
}

extension PreparedText {
    /// The text of each line of a layout.
    func lineStrings(_ layout: TextLayout) -> [String] {
        let bytes = Array(string.utf8)
        return layout.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    /// The text of each line at a width.
    func lines(at width: Double?, height: Double? = nil, style: TextStyle = TextStyle()) -> [String] {
        lineStrings(layout(width: width, height: height, style: style))
    }
}

/// A generator with a fixed seed (SplitMix64), so that a failure can be had again.
struct TextRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A text with a bit of everything: words, scripts, marks, controls, and scalars from anywhere.
    mutating func text(scalars count: Int) -> String {
        var text = String.UnicodeScalarView()
        while text.count < count {
            switch Int.random(in: 0..<12, using: &self) {
            case 0...3: text.append(scalar(in: 0x61...0x7A))
            case 4, 5: text.append(" ")
            case 6: text.append(pick(Self.special))
            case 7: text.append(scalar(in: 0x0900...0x097F))
            case 8: text.append(scalar(in: 0x4E00...0x4E40))
            case 9: text.append(pick([0x0301, 0x0323, 0x20DD, 0x200D, 0xFE0F, 0x1F3FD].map { Unicode.Scalar($0)! }))
            case 10:
                text.append(
                    pick(
                        [0x1F469, 0x1F600, 0x1F1E9, 0x1F1EA, 0x2764, 0x0627, 0x0644, 0xAC00].map { Unicode.Scalar($0)! }
                    ))
            default: text.append(scalar(in: 0...0x10FFFF))
            }
        }
        return String(text)
    }

    private mutating func pick(_ scalars: [Unicode.Scalar]) -> Unicode.Scalar {
        scalars[Int.random(in: 0..<scalars.count, using: &self)]
    }

    /// Any scalar of the range; the replacement character stands for a surrogate.
    private mutating func scalar(in range: ClosedRange<UInt32>) -> Unicode.Scalar {
        Unicode.Scalar(UInt32.random(in: range, using: &self)) ?? "\u{FFFD}"
    }

    private static let special: [Unicode.Scalar] = [
        "\0", "\t", "\n", "\r", "\u{B}", "\u{85}", "\u{A0}", "\u{AD}", "\u{200B}", "\u{2060}", "\u{202E}", "\u{2028}",
        "\u{2029}", "\u{2026}", "\u{3000}", "\u{FEFF}", "\u{FFFD}", "-", "/", "\u{2066}", "\u{2069}", ".", ",", "(",
    ]
}
