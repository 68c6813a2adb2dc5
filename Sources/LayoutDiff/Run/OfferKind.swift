import LayoutRecord

/// The kinds of offer that layouts treat differently, in the order in which they are listed.
enum OfferKind: String, CaseIterable {
    case finite, zero = "0", infinite = "inf", unspecified = "nil", notANumber = "nan"

    /// By the width, or by the height where only that is given.
    init(_ offer: Offer) {
        guard let length = offer.width ?? offer.height else {
            self = .unspecified
            return
        }
        if length.isNaN {
            self = .notANumber
        } else if length.isInfinite {
            self = .infinite
        } else {
            self = length == 0 ? .zero : .finite
        }
    }
}
