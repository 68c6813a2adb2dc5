public import Foundation

// What a device and a person's settings say. A recording is made on a regular device without special settings; each value
// can be set, and none but those that `EnvironmentValues` itself has changes a layout by itself.

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether the contrast of colours is raised.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// How heavy text is by a person's settings.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Whether a window's controls are in front.
public enum ControlActiveState: CaseIterable, Sendable { case key, active, inactive }

/// Whether rows of a list are edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

/// A setting that is kept by its name.
private struct Setting<Name, Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
}

private enum SizeClass {
    enum Horizontal {}
    enum Vertical {}
}
private enum Redaction {}
private enum Scrolling {}
private enum RowHeight {}
private enum HeaderHeight {}

extension EnvironmentValues {
    private func value<Name, Value>(_ name: Name.Type, or value: Value) -> Value {
        self[Setting<Name, Value>.self] ?? value
    }

    private mutating func set<Name, Value>(_ name: Name.Type, _ value: Value) {
        self[Setting<Name, Value>.self] = value
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { value(SizeClass.Horizontal.self, or: .regular) }
        set { set(SizeClass.Horizontal.self, newValue) }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { value(SizeClass.Vertical.self, or: .regular) }
        set { set(SizeClass.Vertical.self, newValue) }
    }
    public var calendar: Calendar {
        get { value(Calendar.self, or: TextDates.calendar) }
        set { set(Calendar.self, newValue) }
    }
    public var timeZone: TimeZone {
        get { value(TimeZone.self, or: .gmt) }
        set { set(TimeZone.self, newValue) }
    }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    public var legibilityWeight: LegibilityWeight? {
        get { value(LegibilityWeight.self, or: .regular) }
        set { set(LegibilityWeight.self, newValue) }
    }
    public var controlActiveState: ControlActiveState {
        get { value(ControlActiveState.self, or: .key) }
        set { set(ControlActiveState.self, newValue) }
    }
    public var controlSize: ControlSize {
        get { value(ControlSize.self, or: .regular) }
        set { set(ControlSize.self, newValue) }
    }
    public var editMode: Binding<EditMode>? {
        get { value(EditMode.self, or: nil) }
        set { set(EditMode.self, newValue) }
    }
    public var redactionReasons: RedactionReasons {
        get { value(Redaction.self, or: []) }
        set { set(Redaction.self, newValue) }
    }
    public var isScrollEnabled: Bool {
        get { value(Scrolling.self, or: true) }
        set { set(Scrolling.self, newValue) }
    }
    public var isFocused: Bool { false }
    public var isLuminanceReduced: Bool { false }
    public var imageScale: Image.Scale {
        get { value(Image.Scale.self, or: .medium) }
        set { set(Image.Scale.self, newValue) }
    }
    public var symbolVariants: SymbolVariants {
        get { value(SymbolVariants.self, or: .none) }
        set { set(SymbolVariants.self, newValue) }
    }
    public var headerProminence: Prominence {
        get { value(Prominence.self, or: .standard) }
        set { set(Prominence.self, newValue) }
    }
    /// It has no effect on the stand-in's rows.
    public var defaultMinListRowHeight: CGFloat {
        get { value(RowHeight.self, or: 0) }
        set { set(RowHeight.self, newValue) }
    }
    /// It has no effect on the stand-in's rows.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { value(HeaderHeight.self, or: nil) }
        set { set(HeaderHeight.self, newValue) }
    }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
}
