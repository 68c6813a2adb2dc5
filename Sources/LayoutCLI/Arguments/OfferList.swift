package import LayoutRecord

/// The ways in which offers are written on the command line (DESIGN.md "Ways to record").
package enum OfferList {
    /// How many offers one option may ask for: a typing mistake must not become a run of a week.
    private static let most = 10_000

    /// `300x200,nilxnil,infx0`; nil when the text is no such list.
    package static func offers(_ text: String) -> [Offer]? {
        var offers: [Offer] = []
        for element in elements(of: text) {
            let parts = element.split(separator: "x", omittingEmptySubsequences: false)
            guard parts.count == 2, let width = length(parts[0]), let height = length(parts[1]) else { return nil }
            offers.append(Offer(width: width, height: height))
        }
        return offers.count <= most ? offers : nil
    }

    /// `220,300`.
    package static func widths(_ text: String) -> [Double]? {
        var widths: [Double] = []
        for element in elements(of: text) {
            guard let width = number(Substring(element)) else { return nil }
            widths.append(width)
        }
        return widths.count <= most ? widths : nil
    }

    /// `60...400`: every whole step of a point, both ends included.
    package static func sweep(_ text: String) -> ClosedRange<Double>? {
        guard let dots = text.firstRange(of: "..."), let from = number(text[..<dots.lowerBound]),
            let to = number(text[dots.upperBound...]), from.isFinite, to.isFinite, from <= to, to - from < Double(most)
        else { return nil }
        return from...to
    }

    /// A length in points, `nil` or `inf`. The outer nil means that the text is none of them.
    package static func length(_ text: Substring) -> Double?? {
        if text == "nil" { return .some(.none) }
        return number(text).map { .some($0) }
    }

    private static func number(_ text: Substring) -> Double? {
        switch text {
        case "inf": return .infinity
        case "-inf": return -.infinity
        case "nan": return .nan
        default:
            guard let value = Double(text), value.isFinite, text.allSatisfy({ $0.isNumber || "+-.e".contains($0) })
            else { return nil }
            return value
        }
    }
}
