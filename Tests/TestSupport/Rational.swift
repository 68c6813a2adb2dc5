/// An exact fraction, for a second computation that has nothing in common with floating point.
package struct Rational: Comparable, Sendable {
    package let numerator: Int
    package let denominator: Int

    /// The denominator is positive; no common factor is left.
    package init(_ numerator: Int, over denominator: Int = 1) {
        func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
        let divisor = max(1, gcd(abs(numerator), abs(denominator))) * (denominator < 0 ? -1 : 1)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    package static func + (a: Self, b: Self) -> Self {
        Rational(a.numerator * b.denominator + b.numerator * a.denominator, over: a.denominator * b.denominator)
    }
    package static func - (a: Self, b: Self) -> Self { a + Rational(-b.numerator, over: b.denominator) }
    package static func * (a: Self, b: Int) -> Self { Rational(a.numerator * b, over: a.denominator) }
    package static func / (a: Self, b: Int) -> Self { Rational(a.numerator, over: a.denominator * b) }
    package static func < (a: Self, b: Self) -> Bool { a.numerator * b.denominator < b.numerator * a.denominator }

    /// The largest whole number that is not above this.
    package var floor: Int {
        let quotient = numerator / denominator
        return numerator < 0 && quotient * denominator != numerator ? quotient - 1 : quotient
    }

    package var double: Double { Double(numerator) / Double(denominator) }
}
