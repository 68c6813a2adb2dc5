/// How much a finding matters.
package enum Severity: String, Sendable, CaseIterable {
    case note, warning, error
}

/// A rule that finds something wrong in one recording. docs/findings.md lists them with their severities.
package enum FindingRule: String, Sendable, CaseIterable {
    case overlap
    case overflow
    case overOffer = "over-offer"
    case rootOverflow = "root-overflow"
    case measurePlace = "measure-place"
    case unplaced
    case placedTwice = "placed-twice"
    case nonFinite = "non-finite"
    case negativeSize = "negative-size"
    case invalidFrame = "invalid-frame"
    case contradictoryFrame = "contradictory-frame"
    case textTruncated = "text-truncated"
    case textClipped = "text-clipped"
    case wordBroken = "word-broken"
    case loopDiverging = "loop-diverging"
    case loopOscillating = "loop-oscillating"
    case loopUnsettled = "loop-unsettled"
    case selfMeasuring = "self-measuring"
    case neverShrinks = "never-shrinks"
    case viewportShort = "viewport-short"
    case discontinuity
    case measureCost = "measure-cost"
    case duplicateIdentity = "duplicate-identity"

    /// Whether it takes several recordings to find it, so that a recording has to say that it is allowed.
    package var comparesWidths: Bool { self == .discontinuity }

    package var severity: Severity {
        switch self {
        case .nonFinite, .negativeSize, .loopDiverging, .loopOscillating, .loopUnsettled: .error
        case .overlap, .overflow, .measurePlace, .unplaced, .invalidFrame, .contradictoryFrame, .textClipped,
            .selfMeasuring, .neverShrinks, .viewportShort, .measureCost, .duplicateIdentity:
            .warning
        case .overOffer, .rootOverflow, .placedTwice, .textTruncated, .wordBroken, .discontinuity: .note
        }
    }
}

/// Something wrong in one recording; no comparison is needed to see it.
package struct FindingRecord: Equatable, Sendable {
    /// A rule's name. Kept as text: a stream of another engine may have rules of its own, which count as warnings.
    package var rule: String
    /// The node it was found at, or nil when it concerns the whole case.
    package var node: Int?
    package var message: String
    /// The amount in points, or the count, that the message speaks of.
    package var value: Double?

    package init(rule: FindingRule, node: Int?, message: String, value: Double?) {
        self.init(rule: rule.rawValue, node: node, message: message, value: value)
    }

    package init(rule: String, node: Int?, message: String, value: Double?) {
        self.rule = rule
        self.node = node
        self.message = message
        self.value = value
    }

    package var severity: Severity { Severity(ofRule: rule) }
}

extension Severity {
    /// That of a rule by its name. A rule that is not known is taken for a warning.
    package init(ofRule name: String) { self = FindingRule(rawValue: name)?.severity ?? .warning }
}
