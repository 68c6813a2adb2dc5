import Foundation

/// What a step can do with a control. The label and the identifier by which it is found are its node's.
package struct Control {
    package enum Kind: String {
        case button, toggle, slider, stepper, picker, field, group
        case scroll = "scroll view"
    }

    package let kind: Kind
    package let isEnabled: Bool
    /// What a tap does; nil where it does nothing.
    package var tap: (@MainActor () -> Void)?
    /// Gives the control a value; returns what it takes instead when it cannot have it.
    package var set: (@MainActor (ControlValue) -> String?)?

    init(
        kind: Kind, isEnabled: Bool, tap: (@MainActor () -> Void)? = nil,
        set: (@MainActor (ControlValue) -> String?)? = nil
    ) {
        self.kind = kind
        self.isEnabled = isEnabled
        self.tap = tap
        self.set = set
    }
}

/// A value that a step gives to a control.
package enum ControlValue: Equatable, Sendable {
    case number(Double)
    case bool(Bool)
    case text(String)
}

/// The sizes of the parts that controls are drawn from, in points: close to AppKit's regular controls. A headless
/// control has no look, but it takes the room of one.
enum ControlMetrics {
    /// A checkbox, its distance from the label included in the row around it.
    static let checkbox: CGFloat = 14
    static let labelGap: CGFloat = 6
    /// The track and knob of a slider: as wide as it is offered, 100 where nothing is.
    static let sliderHeight: CGFloat = 20
    static let flexibleIdeal: CGFloat = 100
    /// The two arrows of a stepper.
    static let stepperWidth: CGFloat = 19
    static let stepperHeight: CGFloat = 28
    static let partGap: CGFloat = 8
    /// What a pop-up button adds to the widest of its options, and its least height.
    static let popUpExtra: CGFloat = 40
    static let popUpHeight: CGFloat = 22
    /// The fields of a date picker.
    static let dateWidth: CGFloat = 96
    static let timeWidth: CGFloat = 72
    /// What a field adds to a line of its text, and on both sides of it.
    static let fieldExtraHeight: CGFloat = 6
    static let fieldInset: CGFloat = 4
    /// The triangle of a disclosure group.
    static let triangle: CGFloat = 10
    static let triangleGap: CGFloat = 4
}

/// A drawn part of a control: of fixed lengths, or as long as it is offered where a length is nil.
struct ControlPart: PrimitiveView {
    let kind: String
    let width: CGFloat?
    let height: CGFloat?

    func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let node = ControlPartNode(self, context.layout)
        // No author draws it.
        node.standInPart = "plain"
        nodes.append(node)
    }
}
