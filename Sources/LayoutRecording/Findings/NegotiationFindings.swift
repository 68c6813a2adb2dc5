import Foundation
import LayoutEngine
import LayoutRecord

/// Findings about what was asked: children placed otherwise than they were measured, and nodes asked too often.
struct NegotiationFindings {
    let recording: Recording
    let tree: TreeSnapshot

    /// More answers than this of one node mean a layout that searches, or a cost that grows with depth.
    private static let mostAnswers = 1_000
    /// More questions than this to one node, answered from the memo or not.
    private static let mostQuestions = 20_000

    var findings: [FindingRecord] { measurePlace + cost }

    /// A child that its container placed at a proposal it had not measured it at, and that answers another size there.
    private var measurePlace: [FindingRecord] {
        // Only what places its children by its author's code can place them otherwise than they were measured.
        guard tree.sources.contains(where: \.isCode) else { return [] }
        var findings: [FindingRecord] = []
        var answers: [Int: [Size]] = [:]
        /// The answers of each child at the moment its container was placed: what the container went by.
        var known: [Int: [Size]] = [:]
        for event in recording.events where event.pass == recording.passes {
            switch event {
            case .measure(_, let node, _, let size): answers[node, default: []].append(size)
            case .place(_, let node, _, _, _):
                guard tree.sources.indices.contains(node), tree.sources[node].isCode else { continue }
                for child in tree.sources[node].children where child.isShown {
                    guard let index = tree.index(of: child.serial) else { continue }
                    known[index] = answers[index]
                }
            case .guide: break
            }
        }
        for (index, sizes) in known.sorted(by: { $0.key < $1.key }) {
            let size = tree.sources[index].size
            let distances = sizes.map { max(abs($0.width - size.width), abs($0.height - size.height)) }
            guard let nearest = distances.min(), nearest > Findings.slack else { continue }
            findings.append(
                FindingRecord(
                    rule: .measurePlace, node: index,
                    message: "it was placed at a proposal at which it answers \(spoken(size.width)) x "
                        + "\(spoken(size.height)), a size it was never measured at", value: nearest))
        }
        return findings
    }

    private var cost: [FindingRecord] {
        var counts = [Int](repeating: 0, count: recording.nodes.count)
        for case .measure(_, let node, _, _) in recording.events { counts[node] += 1 }
        return recording.nodes.indices.compactMap { index in
            let answers = counts[index]
            let questions = answers + recording.nodes[index].hits
            guard answers > Self.mostAnswers || questions > Self.mostQuestions else { return nil }
            return FindingRecord(
                rule: .measureCost, node: index,
                message: "it was asked for its size \(questions) times and computed \(answers) answers",
                value: Double(questions))
        }
    }
}
