public import Foundation

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date. A stand-in: its label, then a field for each part, 8 apart: 96 wide for the date, 72 for
/// the time, 22 high. The range is not looked at.
public struct DatePicker<Label> {
    let selection: Binding<Date>
    let components: DatePickerComponents
    let label: Label
}

extension DatePicker: View where Label: View {
    public typealias Components = DatePickerComponents
    public typealias Body = Never

    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, components: displayedComponents, label: label()) }

    nonisolated public init(
        selection: Binding<Date>, in range: some RangeExpression<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, components: displayedComponents, label: label()) }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let content = HStack(spacing: ControlMetrics.partGap) {
            ControlLabel(label: label)
            if components.contains(.date) {
                ControlPart(kind: "DateField", width: ControlMetrics.dateWidth, height: ControlMetrics.popUpHeight)
            }
            if components.contains(.hourAndMinute) {
                ControlPart(kind: "TimeField", width: ControlMetrics.timeWidth, height: ControlMetrics.popUpHeight)
            }
        }
        .standInPart()
        let selection = selection
        let node = controlNode(
            "DatePicker", content, context, of: Self.self, label: wordsIfHidden(label, context),
            inputs: [
                NodeInput("components", Int(components.rawValue)),
                NodeInput("selection", selection.wrappedValue.formatted(TextDates.iso)),
            ])
        let choose: @MainActor (ControlValue) -> String? = { value in
            guard case .text(let text) = value, let date = try? TextDates.iso.parse(text) else {
                return "a date such as 2025-01-31T09:30:00Z"
            }
            selection.wrappedValue = date
            return nil
        }
        node.control = Control(kind: .picker, isEnabled: context.environment.isEnabled, set: choose)
        nodes.append(node)
    }
}

extension DatePicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, components: displayedComponents, label: Text(titleKey)) }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: some RangeExpression<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, components: displayedComponents, label: Text(titleKey)) }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, components: displayedComponents, label: Text(title)) }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: some RangeExpression<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, components: displayedComponents, label: Text(title)) }
}

/// A control that chooses several dates. A stand-in: a month of 320 by 320.
public struct MultiDatePicker<Label> {
    let label: Label
}

extension MultiDatePicker: View where Label: View {
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    public var body: some View { ControlPart(kind: "Month", width: 320, height: 320) }
}

extension MultiDatePicker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
        self.init(label: Text(title))
    }
}

/// A control that chooses a colour. A stand-in: its label, then a well of 44 by 24, 8 apart.
public struct ColorPicker<Label> {
    let label: Label
}

extension ColorPicker: View where Label: View {
    public typealias Body = Never

    nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let content = HStack(spacing: ControlMetrics.partGap) {
            ControlLabel(label: label)
            ControlPart(kind: "ColorWell", width: 44, height: 24)
        }
        .standInPart()
        nodes.append(controlNode("ColorPicker", content, context, of: Self.self, label: wordsIfHidden(label, context)))
    }
}

extension ColorPicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(label: Text(titleKey)) }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(label: Text(title)) }
}
