public import Foundation

/// A control that counts up and down: its label before two arrows.
public struct Stepper<Label> {
    /// The value as a number; nil where only what a click does is known.
    let value: Binding<Double>?
    let words: String
    let label: Label
    let increment: (() -> Void)?
}

extension Stepper: View where Label: View {
    public typealias Body = Never

    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, label()) }

    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, label()) }

    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: nil, words: "", label: label(), increment: onIncrement) }

    nonisolated fileprivate init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label
    ) {
        func clamped(_ new: V) -> V {
            guard let bounds else { return new }
            return min(max(new, bounds.lowerBound), bounds.upperBound)
        }
        // A value is counted from where it stands: that is all a strideable type can tell about numbers.
        let numbers = Binding<Double>(
            get: { LayoutEngine.numbers(in: value.wrappedValue).first ?? 0 },
            set: { new in
                let old = LayoutEngine.numbers(in: value.wrappedValue).first ?? 0
                let distance = (new - old) as? V.Stride ?? Int((new - old).rounded()) as? V.Stride
                if let distance { value.wrappedValue = clamped(value.wrappedValue.advanced(by: distance)) }
            })
        self.init(value: numbers, words: spokenValue(value.wrappedValue), label: label) {
            value.wrappedValue = clamped(value.wrappedValue.advanced(by: step))
        }
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let content = HStack(spacing: ControlMetrics.partGap) {
            ControlLabel(label: label)
            ControlPart(
                kind: "StepperArrows", width: ControlMetrics.stepperWidth, height: ControlMetrics.stepperHeight)
        }
        .standInPart()
        let inputs = words.isEmpty ? [] : [NodeInput("value", words)]
        let node = controlNode(
            "Stepper", content, context, of: Self.self, label: wordsIfHidden(label, context), inputs: inputs)
        var control = Control(kind: .stepper, isEnabled: context.environment.isEnabled)
        if let increment { control.tap = { increment() } }
        if let value {
            control.set = { new in
                guard case .number(let number) = new, number.isFinite else { return "a number" }
                value.wrappedValue = number
                return nil
            }
        }
        node.control = control
        nodes.append(node)
    }
}

extension Stepper where Label == Text {
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, Text(titleKey)) }

    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, Text(title)) }

    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, Text(titleKey)) }

    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, Text(title)) }
}

extension Stepper where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: nil, words: "", label: Text(titleKey), increment: onIncrement) }

    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step, Text(titleKey))
    }
}
