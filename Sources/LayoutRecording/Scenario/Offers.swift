package import LayoutRecord
public import LayoutEngine

/// What a scenario is laid out at.
public struct Offers: ExpressibleByArrayLiteral, Sendable {
    package let offers: [Offer]

    package init(_ offers: [Offer]) { self.offers = offers }

    /// Offers as proposals: `[.zero, .infinity, .unspecified, ProposedViewSize(width: 300, height: nil)]`.
    public init(arrayLiteral elements: ProposedViewSize...) {
        offers = elements.map { Offer(width: $0.width.map(Double.init), height: $0.height.map(Double.init)) }
    }

    /// The widths 96, 200, 304 and 408.
    public static let standardSet = Offers([96, 200, 304, 408].map { Offer(width: $0, height: nil) })

    /// The standard set and the ideal size: what a scenario is offered unless it says otherwise.
    public static let standard = Offers(standardSet.offers + [.ideal])

    /// Widths in points, each with a height that is not specified.
    public static func widths(_ widths: Double...) -> Offers { Offers(widths.map { Offer(width: $0, height: nil) }) }

    /// Every width of a range in steps of some points. A step that is not positive is a step of one point.
    public static func sweep(_ widths: ClosedRange<Double>, by step: Double = 1) -> Offers {
        let step = step > 0 && step.isFinite ? step : 1
        let count = Int(((widths.upperBound - widths.lowerBound) / step).rounded(.down))
        return Offers((0...max(0, count)).map { Offer(width: widths.lowerBound + Double($0) * step, height: nil) })
    }

    /// Several sets one after another; an offer that stands in both is kept once.
    public static func + (a: Offers, b: Offers) -> Offers {
        Offers(a.offers + b.offers.filter { !a.offers.contains($0) })
    }
}
