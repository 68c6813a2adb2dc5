public import Foundation

// Foundation writes measurements only on Apple's platforms. Here they are written for en_US, as dates and numbers are.

extension Measurement where UnitType: Dimension {
    /// How a measurement is written: the number with two places at most, and the unit's symbol.
    public struct FormatStyle: Foundation.FormatStyle {
        public enum UnitWidth: Codable, Hashable, Sendable { case wide, abbreviated, narrow }

        var width: UnitWidth
        var number: FloatingPointFormatStyle<Double>?

        public func format(_ value: Measurement<UnitType>) -> String {
            let style = number ?? .number.precision(.fractionLength(0...2))
            let digits = style.locale(Locale(identifier: "en_US")).format(value.value)
            let symbol = value.unit.symbol
            return width == .narrow || symbol.hasPrefix("°") ? digits + symbol : "\(digits) \(symbol)"
        }
    }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

/// What a measurement is of. Its value is written in its own unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    public static var general: Self { Self() }
    public static var asProvided: Self { Self() }
    public static var person: Self { Self() }
    public static var weather: Self { Self() }
    public static var road: Self { Self() }
    public static var food: Self { Self() }
    public static var workout: Self { Self() }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle { Self(width: width, number: numberFormatStyle) }
}
