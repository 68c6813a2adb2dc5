import LayoutRecord

/// Something that happens to a scenario's view between two layouts.
public struct Step: Sendable {
    package enum Action: Sendable {
        case resize(width: Double?, height: Double?)
    }

    package let action: Action

    /// Offers the view another width, another height, or both; what is not given stays.
    public static func resize(width: Double? = nil, height: Double? = nil) -> Step {
        Step(action: .resize(width: width, height: height))
    }

    /// As it stands in a case id: `resize 200`.
    package var words: String {
        switch action {
        case .resize(let width, let height):
            "resize " + Offer(width: width, height: height).name
        }
    }
}
