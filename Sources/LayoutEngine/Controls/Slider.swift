import Foundation

/// A control for a number in a range: a track as wide as it is offered. Its label is not shown, but names it.
public struct Slider<Label, ValueLabel> {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let label: Label
    let minimumLabel: ValueLabel
    let maximumLabel: ValueLabel

    /// The nearest value that the slider can have.
    private func nearest(to number: Double) -> Double {
        var number = number
        if let step, step > 0 {
            number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
        }
        return min(max(number, bounds.lowerBound), bounds.upperBound)
    }
}

extension Slider: View where Label: View, ValueLabel: View {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let content = HStack(spacing: ControlMetrics.partGap) {
            minimumLabel
            ControlPart(kind: "SliderTrack", width: nil, height: ControlMetrics.sliderHeight)
            maximumLabel
        }
        .standInPart()
        let node = controlNode(
            "Slider", content, context, of: Self.self, label: hiddenLabel(label, context),
            inputs: [
                NodeInput("maximum", bounds.upperBound), NodeInput("minimum", bounds.lowerBound),
                NodeInput("value", value.wrappedValue),
            ])
        node.control = Control(
            kind: .slider, isEnabled: context.environment.isEnabled,
            set: { new in
                guard case .number(let number) = new, number.isFinite else {
                    return "a number from \(spokenValue(bounds.lowerBound)) to \(spokenValue(bounds.upperBound))"
                }
                value.wrappedValue = nearest(to: number)
                return nil
            })
        nodes.append(node)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: asDouble(value), bounds: asDoubles(bounds), step: step.map { Double($0) },
            label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel())
    }
}

extension Slider where Label: View, ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: asDouble(value), bounds: asDoubles(bounds), step: step.map { Double($0) },
            label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: asDouble(value), bounds: asDoubles(bounds), step: step.map { Double($0) },
            label: EmptyView(), minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }
}

private func asDouble<V: BinaryFloatingPoint>(_ value: Binding<V>) -> Binding<Double> {
    Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
}

private func asDoubles<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>) -> ClosedRange<Double> {
    Double(bounds.lowerBound)...Double(bounds.upperBound)
}
