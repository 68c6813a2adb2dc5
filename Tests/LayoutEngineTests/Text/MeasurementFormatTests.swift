import Foundation
import LayoutEngine
import Testing

/// Measurements are written alike wherever a recording is made.
struct MeasurementFormatTests {
    @Test func writtenForOnePlace() {
        #expect(Measurement(value: 1234.5, unit: UnitLength.kilometers).formatted() == "1,234.5 km")
        let wind = Measurement(value: 12, unit: UnitSpeed.kilometersPerHour)
        #expect(wind.formatted(.measurement(width: .abbreviated)) == "12 km/h")
        let warm = Measurement(value: 21.25, unit: UnitTemperature.celsius)
        #expect(
            warm.formatted(
                .measurement(width: .narrow, usage: .weather, numberFormatStyle: .number.precision(.fractionLength(0))))
                == "21°C")
    }
}
