import Foundation

/// How far something is. A stand-in: without a value a square of 20, with one a bar 4 high that takes the width it is
/// offered; a label stands above it.
public struct ProgressView<Label, CurrentValueLabel> {
    let isBar: Bool
    let label: Label?
    let valueLabel: CurrentValueLabel?
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
    public var body: some View {
        VStack(alignment: isBar ? .leading : .center, spacing: 4) {
            label
            if isBar {
                Capsule().frame(height: 4)
            } else {
                Circle().frame(width: 20, height: 20)
            }
            valueLabel
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    nonisolated public init() { self.init(isBar: false, label: nil, valueLabel: nil) }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(isBar: value != nil, label: nil, valueLabel: nil)
    }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(isBar: false, label: label(), valueLabel: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(isBar: value != nil, label: label(), valueLabel: nil)
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(isBar: value != nil, label: label(), valueLabel: currentValueLabel())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey) {
        self.init(isBar: false, label: Text(titleKey), valueLabel: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(isBar: value != nil, label: Text(titleKey), valueLabel: nil)
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol) {
        self.init(isBar: false, label: Text(title), valueLabel: nil)
    }
}

/// How a progress view looks; the stand-in has one look.
public protocol ProgressViewStyle: Sendable {}
public struct CircularProgressViewStyle: ProgressViewStyle { public init() {} }
public struct LinearProgressViewStyle: ProgressViewStyle { public init() {} }
public struct DefaultProgressViewStyle: ProgressViewStyle { public init() {} }

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension View {
    public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }
}

/// A value within bounds. A stand-in: its label above a bar 4 high.
public struct Gauge<Label, CurrentValueLabel> {
    let label: Label
}

extension Gauge: View where Label: View, CurrentValueLabel: View {
    public var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            label
            Capsule().frame(height: 4)
        }
    }
}

extension Gauge where Label: View, CurrentValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }
}

extension Gauge where Label: View, CurrentValueLabel: View {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(label: label()) }
}
