public import LayoutEngine
import LayoutRecord

/// Something that happens to a scenario's view between two layouts. Controls are found by the text of their label or by
/// the `accessibilityIdentifier` of the control or of a view around it.
public struct Step: Sendable {
    package enum Target: Sendable, Equatable {
        case label(String)
        case identifier(String)
        /// Whatever there is one of.
        case only

        /// As in a case id.
        var words: String {
            switch self {
            case .label(let label): "\"\(label)\""
            case .identifier(let identifier): "identifier \"\(identifier)\""
            case .only: ""
            }
        }
    }

    package enum Action: Sendable {
        case resize(width: Double?, height: Double?)
        case tap(Target)
        case toggle(Target)
        case set(Target, ControlValue)
        case type(String, Target)
        case scroll(Target, to: Double)
        case textScale(Double)
        case direction(LayoutDirection)
        case locale(String)
    }

    package let action: Action

    /// Offers the view another width, another height, or both, in points; what is not given stays.
    public static func resize(width: Double? = nil, height: Double? = nil) -> Step {
        Step(action: .resize(width: width, height: height))
    }

    /// Taps a button, or another control that a tap does something to.
    public static func tap(_ label: String) -> Step { Step(action: .tap(.label(label))) }
    /// The same for the control of an `accessibilityIdentifier`.
    public static func tap(identifier: String) -> Step { Step(action: .tap(.identifier(identifier))) }

    /// Turns a toggle round, or opens or closes a disclosure group.
    public static func toggle(_ label: String) -> Step { Step(action: .toggle(.label(label))) }
    /// The same for the control of an `accessibilityIdentifier`.
    public static func toggle(identifier: String) -> Step { Step(action: .toggle(.identifier(identifier))) }

    /// Gives a slider or stepper a value.
    public static func set(_ label: String, to value: Double) -> Step {
        Step(action: .set(.label(label), .number(value)))
    }
    /// Gives a picker or a field a value.
    public static func set(_ label: String, to value: String) -> Step {
        Step(action: .set(.label(label), .text(value)))
    }
    /// Turns a toggle on or off.
    public static func set(_ label: String, to value: Bool) -> Step { Step(action: .set(.label(label), .bool(value))) }
    /// The same for the control of an `accessibilityIdentifier`.
    public static func set(identifier: String, to value: Double) -> Step {
        Step(action: .set(.identifier(identifier), .number(value)))
    }
    /// The same for the control of an `accessibilityIdentifier`.
    public static func set(identifier: String, to value: String) -> Step {
        Step(action: .set(.identifier(identifier), .text(value)))
    }
    /// The same for the control of an `accessibilityIdentifier`.
    public static func set(identifier: String, to value: Bool) -> Step {
        Step(action: .set(.identifier(identifier), .bool(value)))
    }

    /// Replaces the text of a field.
    public static func type(_ text: String, into label: String) -> Step { Step(action: .type(text, .label(label))) }
    /// The same for the field of an `accessibilityIdentifier`.
    public static func type(_ text: String, intoIdentifier identifier: String) -> Step {
        Step(action: .type(text, .identifier(identifier)))
    }

    /// Scrolls the one scroll view there is so far from its start, in points; no further than it goes.
    public static func scroll(to distance: Double) -> Step { Step(action: .scroll(.only, to: distance)) }
    /// The same for the scroll view of an `accessibilityIdentifier`.
    public static func scroll(identifier: String, to distance: Double) -> Step {
        Step(action: .scroll(.identifier(identifier), to: distance))
    }

    /// Makes all text larger or smaller by a factor.
    public static func environment(textScale: Double) -> Step { Step(action: .textScale(textScale)) }

    /// Lays out from the left or from the right.
    public static func environment(direction: LayoutDirection) -> Step { Step(action: .direction(direction)) }

    /// Another language and region, such as `ar` or `hi_IN`.
    public static func environment(locale: String) -> Step { Step(action: .locale(locale)) }

    /// As it stands in a case id: `toggle "Show more labels"`, `resize w200`.
    package var words: String {
        switch action {
        case .resize(let width, let height): "resize " + Offer(width: width, height: height).name
        case .tap(let target): "tap \(target.words)"
        case .toggle(let target): "toggle \(target.words)"
        case .set(let target, .number(let number)): "set \(target.words) to \(shortestDecimal(number))"
        case .set(let target, .bool(let flag)): "set \(target.words) to \(flag)"
        case .set(let target, .text(let text)): "set \(target.words) to \"\(text)\""
        case .type(let text, let target): "type \"\(text)\" into \(target.words)"
        case .scroll(.only, let distance): "scroll to \(shortestDecimal(distance))"
        case .scroll(let target, let distance): "scroll \(target.words) to \(shortestDecimal(distance))"
        case .textScale(let scale): "environment text scale \(shortestDecimal(scale))"
        case .direction(let direction):
            "environment direction \(direction == .rightToLeft ? "right to left" : "left to right")"
        case .locale(let identifier): "environment locale \(identifier)"
        }
    }
}
