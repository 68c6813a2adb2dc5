import Foundation
import LayoutEngine
import LayoutRecord

/// Finds observers that settled and are wrong all the same: each stored value that they wrote is disturbed once, and
/// what they would measure then is compared with what they measure now.
@MainActor struct FeedbackCheck {
    let session: ViewSession
    let offer: ProposedViewSize
    /// Every state that an observer wrote since the view is there, by the observer's key.
    let links: [FeedbackLink]

    struct Finding {
        let rule: FindingRule
        let path: String
        let message: String
        let value: Double?
    }

    /// How much a stored value is disturbed, in points.
    private static let disturbance = 16.0
    /// How near to the disturbance a measured value must come to be one that follows it, in points: a value that merely
    /// depends on the state does so by another amount.
    private static let precision = 0.75

    var findings: [Finding] {
        guard !links.isEmpty else { return [] }
        let probe = StateProbe(session: session, offer: offer)
        guard let base = probe.look() else { return [] }
        var findings: [Finding] = []
        var seen: Set<StateKey> = []
        for link in links where seen.insert(link.state).inserted {
            guard let location = session.state.location(link.state) else { continue }
            for (index, number) in location.numbers.enumerated() where number.isFinite {
                // Far down: what has a size of its own stops following somewhere on the way.
                let down = number * 15 / 16
                guard down > 2 * Self.precision else { continue }
                func disturbed(by amount: Double) -> StateProbe.Look? {
                    probe.look {
                        session.state.location(link.state)?.replaceNumber(at: index, with: number + amount) ?? false
                    }
                }
                guard let above = disturbed(by: Self.disturbance), let below = disturbed(by: -down) else { continue }
                for other in links where other.state == link.state {
                    let reading = Reading(
                        link: other, stored: number, name: location.name, base: base, above: above, below: below,
                        down: down)
                    if let finding = feedback(reading) ?? shortViewport(reading) { findings.append(finding) }
                }
            }
        }
        return findings
    }

    /// One observer seen at three values of one state.
    private struct Reading {
        let link: FeedbackLink
        let stored: Double
        let name: String
        let base: StateProbe.Look
        let above: StateProbe.Look
        let below: StateProbe.Look
        let down: Double

        func numbers(_ look: StateProbe.Look) -> [Double] { look.readings[link.observer] ?? [] }
    }

    private func follows(_ change: Double, _ disturbance: Double) -> Bool {
        abs(change - disturbance) <= Self.precision
    }

    /// `self-measuring` and `never-shrinks`.
    private func feedback(_ reading: Reading) -> Finding? {
        let (base, above, below) = (
            reading.numbers(reading.base), reading.numbers(reading.above), reading.numbers(reading.below)
        )
        guard base.count == above.count, base.count == below.count else { return nil }
        for index in base.indices where follows(above[index] - base[index], Self.disturbance) {
            let observer =
                "\(reading.link.kind) measures \(spoken(base[index])) and stores \(spoken(reading.stored)) in "
                + "\(reading.name)"
            if follows(base[index] - below[index], reading.down) {
                return Finding(
                    rule: .selfMeasuring, path: reading.link.path,
                    message:
                        "\(observer), from which its own size comes: with \(spoken(Self.disturbance)) more stored it "
                        + "measures \(spoken(above[index])), with \(spoken(reading.down)) less \(spoken(below[index])). "
                        + "It settles at whatever was stored first; observe the content instead",
                    value: base[index])
            }
            return Finding(
                rule: .neverShrinks, path: reading.link.path,
                message:
                    "\(observer), and follows a larger stored value (to \(spoken(above[index]))) but not a smaller "
                    + "one: with \(spoken(reading.down)) less it measures \(spoken(below[index])). Once grown it never "
                    + "shrinks: something it observes has a minimum taken from \(reading.name)",
                value: base[index])
        }
        return nil
    }

    /// A viewport sized from a measurement that leaves part of its document out, although no limit was reached.
    private func shortViewport(_ reading: Reading) -> Finding? {
        let measured = reading.numbers(reading.base)
        guard measured.contains(where: { abs(reading.stored - $0) < 1 }) else { return nil }
        let tree = reading.base.tree
        for (index, node) in tree.sources.enumerated() where node.kind == "ScrollView" && node.isPlaced {
            guard let document = node.children.first, reading.link.path.hasPrefix(tree.nodes[index].path + "/"),
                let other = reading.above.tree.nodes.firstIndex(where: { $0.path == tree.nodes[index].path })
            else { continue }
            let (now, then) = (node.size, reading.above.tree.sources[other].size)
            for (viewport, disturbed, length, word) in [
                (Double(now.height), Double(then.height), Double(document.size.height), "high"),
                (Double(now.width), Double(then.width), Double(document.size.width), "wide"),
            ] where follows(disturbed - viewport, Self.disturbance) && length - viewport > Findings.slack {
                return Finding(
                    rule: .viewportShort, path: tree.nodes[index].path,
                    message:
                        "its viewport is \(spoken(viewport)) points \(word), from \(reading.name), but its document "
                        + "is \(spoken(length)): \(reading.link.kind) at \(reading.link.path) measures only "
                        + "\(spoken(reading.stored)) of it; observe the content after its padding",
                    value: length - viewport)
            }
        }
        return nil
    }
}

/// An observer and a state that it wrote, itself or through an `onChange`.
struct FeedbackLink: Equatable {
    let observer: StateKey
    let kind: String
    let path: String
    let state: StateKey

    /// The links that some passes show.
    static func links(in passes: [PassTrace]) -> [FeedbackLink] {
        var links: [FeedbackLink] = []
        for (index, pass) in passes.enumerated() {
            for firing in pass.firings where firing.isMeasured {
                var assigned = firing.assigned
                if !firing.writes.isEmpty, index + 1 < passes.count {
                    // What reacts to the state in the next update passes the measured value on.
                    assigned += passes[index + 1].firings.filter { $0.kind == "onChange" }.flatMap(\.assigned)
                }
                for key in assigned {
                    let link = FeedbackLink(observer: firing.key, kind: firing.kind, path: firing.path, state: key)
                    if !links.contains(link) { links.append(link) }
                }
            }
        }
        return links
    }
}
