public import Foundation
public import Observation

/// A value that views inherit from the views around them.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Everything a view inherits.
///
/// Copies share one storage until one of them changes something: a context is copied at every view, and counting each of
/// the values in it took a tenth of building.
public struct EnvironmentValues {
    private final class Storage {
        /// The author's own keys.
        var custom: [ObjectIdentifier: Any] = [:]
        var text = InheritedText()
        var layoutDirection = LayoutDirection.leftToRight
        var locale = Locale(identifier: "en_US")
        var displayScale: CGFloat = 2
        var isEnabled = true
        /// What modifiers asked for, by the name of the value: noted while somebody records.
        var asked: [String: String] = [:]
        /// What texts make of all this, made for the first of them.
        var textStyle: TextStyle?

        init() {}

        init(copying other: Storage) {
            custom = other.custom
            text = other.text
            layoutDirection = other.layoutDirection
            locale = other.locale
            displayScale = other.displayScale
            isEnabled = other.isEnabled
            asked = other.asked
        }
    }

    private var storage = Storage()
    /// The axis of the stack around a view: what a Spacer and a Divider go by. Beside the storage, since stacks set it.
    package var stackAxis: Axis?

    public init() {}

    /// Whether these are the same values unchanged. Two that are only equal are not.
    func isIdentical(to other: EnvironmentValues) -> Bool {
        storage === other.storage && stackAxis == other.stackAxis
    }

    /// The storage to change: this value's own.
    private var owned: Storage {
        mutating get {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
            storage.textStyle = nil
            return storage
        }
    }

    /// What was asked of a value, in words; nil where nobody did.
    func asked(_ name: String) -> String? { storage.asked[name] }

    mutating func noteAsked(_ name: String, _ words: String) { owned.asked[name] = words }

    /// The engine's own text settings: read for every text, so kept as one value.
    package var text: InheritedText {
        get { storage.text }
        _modify { yield &owned.text }
    }

    /// Everything beside the runs that decides how a text is laid out here.
    var textStyle: TextStyle {
        if let known = storage.textStyle { return known }
        let style = TextStyle(storage.text, localeIdentifier: locale.identifier, scale: Double(displayScale))
        storage.textStyle = style
        return style
    }

    /// Whether layouts run from the left or from the right.
    public var layoutDirection: LayoutDirection {
        get { storage.layoutDirection }
        set { owned.layoutDirection = newValue }
    }
    public var locale: Locale {
        get { storage.locale }
        set { owned.locale = newValue }
    }
    /// Device pixels per point.
    public var displayScale: CGFloat {
        get { storage.displayScale }
        set { owned.displayScale = newValue }
    }
    public var isEnabled: Bool {
        get { storage.isEnabled }
        set { owned.isEnabled = newValue }
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { (storage.custom[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
        set { owned.custom[ObjectIdentifier(key)] = newValue }
    }

    /// An object kept by its type (`environmentObject`, `environment(_:)` with an observable object).
    package subscript<T: AnyObject>(object type: T.Type) -> T? {
        get { storage.custom[ObjectIdentifier(type)] as? T }
        set { owned.custom[ObjectIdentifier(type)] = newValue }
    }

    /// One device pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    public var font: Font? {
        get { text.font }
        set { text.font = newValue }
    }
    public var lineLimit: Int? {
        get { text.lineLimit?.upper }
        set { text.lineLimit = newValue.map { .init(lower: nil, upper: $0, reservesSpace: false) } }
    }
    public var lineSpacing: CGFloat {
        get { text.lineSpacing }
        set { text.lineSpacing = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { text.minimumScaleFactor }
        set { text.minimumScaleFactor = newValue }
    }
    public var allowsTightening: Bool {
        get { text.allowsTightening }
        set { text.allowsTightening = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { text.truncation }
        set { text.truncation = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { text.alignment }
        set { text.alignment = newValue }
    }
    public var textCase: Text.Case? {
        get { text.textCase }
        set { text.textCase = newValue }
    }
}

/// What texts inherit.
package struct InheritedText {
    package struct LineLimit: Equatable {
        package var lower: Int?
        package var upper: Int?
        package var reservesSpace: Bool
    }

    package var font: Font?
    package var weight: Font.Weight?
    package var design: Font.Design?
    package var width: Font.Width?
    package var isItalic = false
    package var isMonospaced = false
    package var hasMonospacedDigits = false
    package var lineLimit: LineLimit?
    package var lineSpacing: CGFloat = 0
    package var minimumScaleFactor: CGFloat = 1
    package var allowsTightening = false
    package var truncation = Text.TruncationMode.tail
    package var alignment = TextAlignment.leading
    package var textCase: Text.Case?
    package var kerning: CGFloat = 0
    package var tracking: CGFloat = 0
    /// How much larger than usual text is (a step may set it).
    package var scale: CGFloat = 1
}

/// Reads a value from the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    public init(_ objectType: Value.Type) where Value: AnyObject { source = .object { $0[object: objectType] } }

    public init<T: AnyObject>(_ objectType: T.Type) where Value == T? { source = .object { $0[object: objectType] } }

    public var wrappedValue: Value {
        if let value { return value }
        switch source {
        case .keyPath(let path): return EnvironmentValues()[keyPath: path]
        case .object:
            fatalError(
                "no object of type \(Value.self) was found in the environment; put one there with .environment(_:)")
        }
    }

    public mutating func _bind(_ slot: PropertySlot) {
        switch source {
        case .keyPath(let path):
            let heard = slot.context.environment[keyPath: path]
            value = heard
            note(heard, at: path, in: slot)
        case .object(let read): value = read(slot.context.environment)
        }
    }

    /// Notes what the view hears, and what modifiers asked for. Options are told beside the whole case.
    @MainActor private func note(_ value: Value, at path: KeyPath<EnvironmentValues, Value>, in slot: PropertySlot) {
        let layout = slot.context.layout
        guard layout.observer != nil, let known = KnownEnvironment[path] else { return }
        let asked = slot.context.environment.asked(known.askedName) ?? "nothing"
        layout.noteProperty("asked \(slot.name)", "\(known.name): \(asked)")
        layout.noteProperty(slot.name, KnownEnvironment.words(value))
    }
}

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(
            _EnvironmentModifier(asked: .init(at: keyPath, KnownEnvironment.words(value))) {
                $0[keyPath: keyPath] = value
            })
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentModifier { $0[object: T.self] = object })
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentModifier(asked: .init(madeAt: keyPath)) { transform(&$0[keyPath: keyPath]) })
    }
}
