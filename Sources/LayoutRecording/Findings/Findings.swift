import Foundation
import LayoutEngine
import LayoutRecord

/// What is wrong in one recording, found without a comparison. docs/findings.md describes each rule.
enum Findings {
    /// Differences below this many points are not worth a word.
    static let slack = 0.01

    /// Every finding, in the order of the rules and then of the nodes.
    static func all(in recording: Recording, tree: TreeSnapshot, offer: Offer) -> [FindingRecord] {
        var findings: [FindingRecord] = []
        findings += troubles(in: tree)
        findings += GeometryFindings.all(in: tree, offer: offer)
        findings += text(in: tree)
        findings += NegotiationFindings(recording: recording, tree: tree).findings
        findings += identities(in: tree)
        return findings
    }

    /// What the engine noted while it built and laid out.
    private static func troubles(in tree: TreeSnapshot) -> [FindingRecord] {
        guard let context = tree.sources.first?.context else { return [] }
        return context.troubles.compactMap { trouble in
            guard let node = tree.index(of: trouble.node.serial) else { return nil }
            let rule: FindingRule =
                switch trouble.kind {
                case .invalidFrame: .invalidFrame
                case .contradictoryFrame: .contradictoryFrame
                case .nanOrigin: .nonFinite
                case .placedTwice: .placedTwice
                case .unplaced: .unplaced
                }
            return FindingRecord(rule: rule, node: node, message: trouble.message, value: trouble.value)
        }
    }

    private static func text(in tree: TreeSnapshot) -> [FindingRecord] {
        var findings: [FindingRecord] = []
        for (index, text) in tree.texts {
            if text.isTruncated {
                findings.append(
                    FindingRecord(
                        rule: .textTruncated, node: index, message: "part of the text is not shown", value: nil))
            }
            if text.breaksWord {
                findings.append(
                    FindingRecord(
                        rule: .wordBroken, node: index,
                        message: "a word is wider than its line and was broken inside", value: nil))
            }
        }
        return findings
    }

    private static func identities(in tree: TreeSnapshot) -> [FindingRecord] {
        tree.sources.enumerated().compactMap { index, source in
            guard source.hasDuplicateID else { return nil }
            return FindingRecord(
                rule: .duplicateIdentity, node: index,
                message: "another element of its ForEach has the id \"\(source.pathID ?? "")\"", value: nil)
        }
    }
}

/// A length as findings say it: at most two decimals.
func spoken(_ length: Double) -> String {
    guard length.isFinite, length.magnitude < 1e12 else { return shortestDecimal(length) }
    return shortestDecimal((length * 100).rounded() / 100)
}
