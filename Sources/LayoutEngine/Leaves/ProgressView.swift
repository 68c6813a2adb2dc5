public import Foundation

/// How far something is. A stand-in: without a value a square of 20, with one a bar 4 high that takes the width it is
/// offered; a label stands above it.
public struct ProgressView<Label, CurrentValueLabel> {
    /// How far it is, from 0 to 1; nil where that is not known.
    let fraction: Double?
    let label: Label?
    let valueLabel: CurrentValueLabel?

    var isBar: Bool { fraction != nil }
}

/// A value as a part of a total.
private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? Double(min(max($0, 0), total) / total) : 0 }
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
    public var body: some View {
        StyledControl(
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { _StyleContent($0) },
                currentValueLabel: valueLabel.map { _StyleContent($0) }),
            look: VStack(alignment: isBar ? .leading : .center, spacing: 4) {
                label
                if isBar {
                    Capsule().standInPart("bar").frame(height: 4).standInPart("bar")
                } else {
                    Circle().standInPart("ring").frame(width: 20, height: 20).standInPart("ring")
                }
                valueLabel
            }
            .standInPart(isBar ? "bar" : "ring"))
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view of a style's configuration.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            valueLabel: configuration.currentValueLabel)
    }
}

extension ProgressView where CurrentValueLabel == Text, Label: View {
    /// How much of a stretch of time is over. Recordings are made at its start.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            fraction: countsDown ? 1 : 0, label: label(),
            valueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where CurrentValueLabel == Text, Label == EmptyView {
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            fraction: countsDown ? 1 : 0, label: nil,
            valueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(fraction: countsDown ? 1 : 0, label: label(), valueLabel: currentValueLabel()) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    nonisolated public init() { self.init(fraction: nil, label: nil, valueLabel: nil) }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(fraction: share(value, of: total), label: nil, valueLabel: nil)
    }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), valueLabel: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: share(value, of: total), label: label(), valueLabel: nil)
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: share(value, of: total), label: label(), valueLabel: currentValueLabel())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey) {
        self.init(fraction: nil, label: Text(titleKey), valueLabel: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(fraction: share(value, of: total), label: Text(titleKey), valueLabel: nil)
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol) {
        self.init(fraction: nil, label: Text(title), valueLabel: nil)
    }

    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1) {
        self.init(fraction: share(value, of: total), label: Text(title), valueLabel: nil)
    }

    nonisolated public init(_ progress: Progress) where Label == Text {
        self.init(fraction: progress.fractionCompleted, label: Text(progress.localizedDescription), valueLabel: nil)
    }
}
