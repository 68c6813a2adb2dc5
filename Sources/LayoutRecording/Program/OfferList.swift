package import LayoutRecord

/// The offers that a command line gives: `--offer 300x200,nilxnil,infx0`, `--widths 220,300`, `--sweep 60...400`.
package struct OfferList: Sendable {
    package private(set) var offers: [Offer] = []
    /// The height for offers that were given as widths alone.
    package var height: Double?

    package init() {}

    package mutating func addOffers(_ text: String) throws(OptionError) {
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            let lengths = word.split(separator: "x", omittingEmptySubsequences: false)
            guard lengths.count == 2, let width = Self.length(lengths[0]), let height = Self.length(lengths[1]) else {
                throw OptionError(
                    description: "\"\(word)\" is no offer; write WIDTHxHEIGHT with points, nil, inf or nan, such as "
                        + "300x200 or 300xnil")
            }
            append(Offer(width: width, height: height))
        }
    }

    package mutating func addWidths(_ text: String) throws(OptionError) {
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let width = Self.length(word) else {
                throw OptionError(description: "\"\(word)\" is no width in points; try --widths 220,300")
            }
            append(Offer(width: width, height: nil))
        }
    }

    /// `A...B` in steps of one point, or `A...B/STEP`.
    package mutating func addSweep(_ text: String) throws(OptionError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let ends = parts.first?.split(separator: "...", omittingEmptySubsequences: false) ?? []
        let step = parts.count == 2 ? Double(parts[1]) : parts.count == 1 ? 1 : nil
        guard ends.count == 2, let first = Double(ends[0]), let last = Double(ends[1]), let step, step > 0,
            first.isFinite, last.isFinite, first <= last, (last - first) / step <= 100_000
        else {
            throw OptionError(description: "\"\(text)\" is no sweep; write FIRST...LAST in points, such as 60...400")
        }
        for offer in Offers.sweep(first...last, by: step).offers { append(offer) }
    }

    private mutating func append(_ offer: Offer) { if !offers.contains(offer) { offers.append(offer) } }

    private static func length(_ word: Substring) -> Double?? {
        switch word.lowercased() {
        case "nil": .some(.none)
        case "inf": .some(.infinity)
        case "-inf": .some(-.infinity)
        case "nan": .some(.nan)
        default: Double(word).map { .some($0) }
        }
    }
}
