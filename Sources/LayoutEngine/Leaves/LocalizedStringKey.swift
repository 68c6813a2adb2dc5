public import Foundation

/// A text that could be looked up in a table of translations; here it stands for itself. Inline Markdown in it is read.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// What was written, and what was interpolated.
    enum Part: Equatable, Sendable {
        case literal(String)
        case value(String)
        case text(Text)
    }

    let parts: [Part]

    /// As it is shown.
    package var string: String { Text(self).string }

    public init(_ value: String) { parts = [.literal(value)] }
    public init(stringLiteral value: String) { parts = [.literal(value)] }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// Collects the pieces of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }
        public mutating func appendInterpolation(_ value: String) { parts.append(.value(value)) }
        public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
        public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }
        public mutating func appendInterpolation(_ attributed: AttributedString) {
            parts.append(.text(Text(attributed)))
        }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            parts.append(.text(Text(date, style: style)))
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { parts.append(.text(Text(dates))) }
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) { parts.append(.text(Text(timerInterval: timerInterval, countsDown: countsDown))) }
        /// A number without a search for how its type describes itself, which takes 3,000 instructions.
        public mutating func appendInterpolation(_ value: Int) { parts.append(.value(String(value))) }
        public mutating func appendInterpolation<T>(_ value: T) { parts.append(.value(String(describing: value))) }

        public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
            parts.append(
                .value((value as? any CVarArg).map { String(format: specifier, $0) } ?? String(describing: value)))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            parts.append(.value(TextDates.fixed(format).format(input)))
        }
    }
}

/// A text to be translated that is passed around; here it stands for itself.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: LocalizedStringKey

    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    public init(stringInterpolation: StringInterpolation) { key = .init(stringInterpolation: stringInterpolation) }
    /// The text to be used where there is no translation: that is what is shown.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) { self.key = defaultValue.key }
    public init(
        _ key: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { self.key = key.key }
}

extension String {
    /// A text to be translated, with what is interpolated in it.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey

        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
        public init(stringInterpolation: StringInterpolation) {
            key = .init(stringInterpolation: stringInterpolation)
        }
    }
}

extension String {
    /// A text that could be looked up in a table of translations; here it stands for itself.
    public init(
        localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) { self = key }

    /// The text to be used where there is no translation.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = defaultValue.key.string }

    public init(localized resource: LocalizedStringResource) { self = resource.key.string }
}
