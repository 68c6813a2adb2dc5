import LayoutRecord

/// Values as the words of changes. Lengths are points, rounded to a thousandth; reports may shorten them further.
enum Words {
    static func length(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return shortestDecimal(value) }
        let rounded = (value * 1000).rounded() / 1000
        // A difference that rounding would hide is shown in full.
        return shortestDecimal(rounded == 0 && value != 0 ? value : rounded)
    }

    static func length(_ value: Double?) -> String { value.map { length($0) } ?? "nil" }

    static func value(_ value: InputValue) -> String {
        switch value {
        case .number(let number): length(number)
        case .bool(let flag): flag ? "true" : "false"
        case .string(let text): text
        }
    }

    static func size(_ size: Size) -> String { "\(length(size.width)) × \(length(size.height))" }

    static func proposal(_ proposal: Proposal) -> String {
        "\(length(proposal.width)) × \(length(proposal.height))"
    }
}
