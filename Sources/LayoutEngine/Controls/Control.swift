/// What a step can do with a control. The label and the identifier by which it is found are its node's.
package struct Control {
    package enum Kind: String {
        case button, toggle, slider, stepper, picker, field, group
    }

    package let kind: Kind
    package let isEnabled: Bool
    /// What a tap does; nil where it does nothing.
    package var tap: (@MainActor () -> Void)?
    /// Gives the control a value; false when it cannot have it.
    package var set: (@MainActor (ControlValue) -> Bool)?
    /// The present value as text.
    package var value: (@MainActor () -> String)?
}

/// A value that a step gives to a control.
package enum ControlValue: Equatable, Sendable {
    case number(Double)
    case bool(Bool)
    case text(String)
}
