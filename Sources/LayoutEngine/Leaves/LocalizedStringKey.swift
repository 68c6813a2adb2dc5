public import Foundation

/// A text that could be looked up in a table of translations; here it stands for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    package let string: String

    public init(_ value: String) { string = value }
    public init(stringLiteral value: String) { string = value }
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

    /// Collects the pieces of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol {
        package var string = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { string += literal }
        public mutating func appendInterpolation(_ value: String) { string += value }
        public mutating func appendInterpolation(_ text: Text) { string += text.string }
        /// A number without a search for how its type describes itself, which takes 3,000 instructions.
        public mutating func appendInterpolation(_ value: Int) { string += String(value) }
        public mutating func appendInterpolation<T>(_ value: T) { string += String(describing: value) }

        public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
            string += (value as? any CVarArg).map { String(format: specifier, $0) } ?? String(describing: value)
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { string += format.format(input) }
    }
}
