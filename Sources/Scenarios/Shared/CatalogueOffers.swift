import Foundation
import LayoutEngine
import LayoutRecording

extension Offers {
    /// What every system is recorded at: the standard set, nil, 0 and infinity.
    static var catalogue: Offers {
        .standardSet + [
            .unspecified, ProposedViewSize(width: 0, height: nil), ProposedViewSize(width: .infinity, height: nil),
        ]
    }

    /// The catalogue's offers and those that nobody should make: a negative width and one that is not a number.
    static var catalogueAndOdd: Offers {
        .catalogue + [ProposedViewSize(width: -5, height: nil), ProposedViewSize(width: .nan, height: nil)]
    }
}
