import SwiftUI

struct Forecast: Identifiable {
    let id: Int
    let day: String
    let low: Double
    let high: Double
    let symbol: String
}

struct WeatherCard: View {
    let city: String
    let forecasts: [Forecast]
    @State private var isCelsius = true
    @Namespace private var namespace
    @Environment(\.horizontalSizeClass) private var sizeClass
    @ScaledMetric(relativeTo: .body) private var iconSize = 24

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            header
            Divider()
            ForEach(forecasts) { forecast in
                row(forecast)
            }
            Gauge(value: 0.4, in: 0...1) {
                Text("UV")
            } currentValueLabel: {
                Text(0.4, format: .number.precision(.fractionLength(1)))
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            .gaugeStyle(.accessoryLinear)
            .tint(Gradient(colors: [.green, .yellow, .red]))
        }
        .padding()
        .background(.regularMaterial, in: .rect(cornerRadius: 20, style: .continuous))
        .shadow(color: .black.opacity(0.1), radius: 8, y: 4)
        .animation(.spring(duration: 0.3, bounce: 0.2), value: isCelsius)
        .sensoryFeedback(.selection, trigger: isCelsius)
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("Weather in \(city)"))
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading) {
                Text(city).font(.title2.bold())
                Text("Updated \(Date(timeIntervalSince1970: 0), format: .dateTime.hour().minute())")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 8)
            Text(21.5, format: .number) + Text("°").baselineOffset(4).font(.caption)
        }
        .matchedGeometryEffect(id: "header", in: namespace)
    }

    @ViewBuilder private func row(_ forecast: Forecast) -> some View {
        HStack {
            Text(forecast.day).frame(width: 44, alignment: .leading)
            Image(systemName: forecast.symbol)
                .symbolRenderingMode(.multicolor)
                .symbolEffect(.bounce, value: isCelsius)
                .imageScale(.large)
                .frame(width: iconSize)
            GeometryReader { proxy in
                let range = 30.0
                Capsule()
                    .fill(.linearGradient(colors: [.blue, .orange], startPoint: .leading, endPoint: .trailing))
                    .frame(width: proxy.size.width * (forecast.high - forecast.low) / range, height: 6)
                    .offset(x: proxy.size.width * forecast.low / range)
                    .frame(maxHeight: .infinity)
            }
            .frame(height: 20)
            Text("\(forecast.high, specifier: "%.0f")°").monospacedDigit()
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    WeatherCard(
        city: "Oslo",
        forecasts: [
            .init(id: 0, day: "Mon", low: 4, high: 12, symbol: "sun.max"),
            .init(id: 1, day: "Tue", low: 6, high: 15, symbol: "cloud"),
        ])
}
