import Foundation

/// A value within bounds. A stand-in: its label above a bar 4 high that takes the width it is offered; as an accessory
/// ring a square of 58. The labels of the value and of the bounds take no room.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
    let value: Double
    let label: Label
    let valueLabel: CurrentValueLabel?
    let minimumLabel: BoundsLabel?
    let maximumLabel: BoundsLabel?

    init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, valueLabel: CurrentValueLabel?,
        minimumLabel: BoundsLabel? = nil, maximumLabel: BoundsLabel? = nil
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        self.value = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
        self.label = label
        self.valueLabel = valueLabel
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
    }
}

extension Gauge: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    public var body: some View {
        StyledControl(
            configuration: GaugeStyleConfiguration(
                value: value, label: _StyleContent(label), currentValueLabel: valueLabel.map { _StyleContent($0) },
                minimumValueLabel: minimumLabel.map { _StyleContent($0) },
                maximumValueLabel: maximumLabel.map { _StyleContent($0) }),
            look: GaugeLook(label: label, isRing: false))
    }
}

/// The stand-in's look.
struct GaugeLook<Label: View>: PrimitiveView {
    let label: Label
    let isRing: Bool

    func _build(_ context: BuildContext, into nodes: inout NodeList) {
        if isRing {
            Circle().standInPart("ring").frame(width: 58, height: 58).standInPart("ring")
                ._build(context, into: &nodes)
        } else {
            VStack(alignment: .leading, spacing: 4) {
                label
                Capsule().standInPart("bar").frame(height: 4).standInPart("bar")
            }
            .standInPart("bar")
            ._build(context, into: &nodes)
        }
    }
}

extension Gauge
where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) { self.init(value, bounds, label: label(), valueLabel: nil) }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, bounds, label: label(), valueLabel: currentValueLabel()) }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), valueLabel: currentValueLabel(), minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel())
    }
}
