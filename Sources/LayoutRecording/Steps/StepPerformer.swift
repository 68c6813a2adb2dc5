import Foundation
import LayoutEngine

/// Does what a step says to a view that was laid out.
@MainActor struct StepPerformer {
    let session: ViewSession
    /// The tree that shows.
    let root: LayoutNode

    /// Why a step could not be done. Names the controls there are.
    struct Failure: Error, Equatable {
        let message: String
    }

    /// Performs an action; `offer` is what the root is offered from then on.
    func perform(_ action: Step.Action, offer: inout ProposedViewSize) throws(Failure) {
        switch action {
        case .resize(let width, let height):
            if let width { offer.width = CGFloat(width) }
            if let height { offer.height = CGFloat(height) }
        case .textScale(let scale):
            guard scale > 0, scale.isFinite else { throw Failure(message: "\(scale) is no text scale; 1 is usual") }
            session.environment.text.scale = CGFloat(scale)
        case .direction(let direction): session.environment.layoutDirection = direction
        case .locale(let identifier): session.environment.locale = Locale(identifier: identifier)
        case .tap(let target):
            let found = try find(target, "to tap") { $0.tap != nil }
            found.tap?()
        case .toggle(let target):
            let found = try find(target, "to toggle") { $0.kind == .toggle || $0.kind == .group }
            found.tap?()
        case .set(let target, let value):
            let found = try find(target, "to set") { $0.set != nil && $0.kind != .scroll }
            try set(found, to: value)
        case .type(let text, let target):
            let found = try find(target, "to type into") { $0.kind == .field }
            try set(found, to: .text(text))
        case .scroll(let target, let distance):
            let found = try find(target, "to scroll") { $0.kind == .scroll }
            try set(found, to: .number(distance))
        }
    }

    private func set(_ control: Control, to value: ControlValue) throws(Failure) {
        if let wanted = control.set?(value) { throw Failure(message: "it takes \(wanted), not \(value.words)") }
    }

    /// The one control that is meant.
    private func find(
        _ target: Step.Target, _ purpose: String, _ fits: (Control) -> Bool
    ) throws(Failure) -> Control {
        let fitting = controls.filter { fits($0.control) }
        let found =
            switch target {
            case .label(let label): fitting.filter { $0.label == label }
            case .identifier(let identifier): fitting.filter { $0.identifiers.contains(identifier) }
            case .only: fitting
            }
        let wanted =
            switch target {
            case .label(let label): "with the label \"\(label)\""
            case .identifier(let identifier): "with the identifier \"\(identifier)\""
            case .only: "here"
            }
        guard let first = found.first else {
            let others = fitting.map(\.words)
            throw Failure(
                message: "there is nothing \(purpose) \(wanted); "
                    + (others.isEmpty
                        ? "there is nothing \(purpose) at all" : "there are \(others.joined(separator: ", "))"))
        }
        guard found.count == 1 else {
            throw Failure(
                message: "there are \(found.count) controls \(purpose) \(wanted): "
                    + found.map(\.words).joined(separator: ", ") + "; give one an accessibilityIdentifier")
        }
        guard first.control.isEnabled else { throw Failure(message: "\(first.words) is disabled") }
        return first.control
    }

    private struct Found {
        let control: Control
        let label: String?
        /// Its own identifier and those of the views around it, innermost first.
        let identifiers: [String]

        var words: String {
            let name = label.map { " \"\($0)\"" } ?? ""
            let identifier = identifiers.first.map { " identifier \"\($0)\"" } ?? ""
            return control.kind.rawValue + name + identifier
        }
    }

    /// Every control that shows, in the order of the tree.
    private var controls: [Found] {
        var found: [Found] = []
        var pending: [(LayoutNode, [String])] = [(root, [])]
        while let (node, above) = pending.popLast() {
            let identifiers = (node.identifier.map { [$0] } ?? []) + above
            if let control = node.control {
                let label = (node.text ?? LayoutEngine.label(of: node))?.trimmingCharacters(in: .whitespacesAndNewlines)
                found.append(Found(control: control, label: label, identifiers: identifiers))
            }
            for child in node.children.reversed() where child.isPlaced { pending.append((child, identifiers)) }
        }
        return found
    }
}

extension ControlValue {
    fileprivate var words: String {
        switch self {
        case .number(let number): spokenValue(number)
        case .bool(let flag): "\(flag)"
        case .text(let text): "\"\(text)\""
        }
    }
}
