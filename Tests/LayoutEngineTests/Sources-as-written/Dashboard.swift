import SwiftUI
struct Metric: Identifiable, Hashable {
    let id = UUID(); var name: String; var value: Double; var trend: Trend;
    enum Trend: String { case up, down, flat; var symbol: String { "arrow.\(rawValue)" } }
}
struct MetricCard: View {
    let metric: Metric
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Label(metric.name, systemImage: metric.trend.symbol).labelStyle(.titleAndIcon).font(.caption)
                .foregroundStyle(.secondary).lineLimit(1)
            Text(metric.value, format: .number.notation(.compactName)).font(
                .system(size: 28, weight: .bold, design: .rounded)
            ).contentTransition(.numericText(value: metric.value))
        }
        .frame(maxWidth: .infinity, minHeight: 72, alignment: .topLeading)
        .padding(12)
        .background { RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color(.secondarySystemBackground)) }
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.quaternary, lineWidth: 1) }
        .contentShape(.rect(cornerRadius: 12))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(metric.name)
        .accessibilityValue("\(metric.value)")
        .accessibilityAddTraits(.isButton)
    }
}
struct Dashboard: View {
    @State private var metrics = [
        Metric(name: "Visitors", value: 12_400, trend: .up), Metric(name: "Revenue", value: 830, trend: .down),
        Metric(name: "Errors", value: 3, trend: .flat),
    ]
    @State private var period = 7
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.layoutDirection) private var direction
    var columns: [GridItem] {
        typeSize.isAccessibilitySize
            ? [GridItem(.flexible())] : [GridItem(.flexible(), spacing: 12), GridItem(.flexible(), spacing: 12)]
    }
    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, alignment: .leading, spacing: 12) {
                ForEach(metrics) { MetricCard(metric: $0) }
            }
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 8) {
                GridRow {
                    Text("Name").gridColumnAlignment(.trailing); Text("Value"); Text("")
                }.font(.headline)
                Divider().gridCellColumns(3)
                ForEach(metrics) { metric in
                    GridRow {
                        Text(metric.name)
                        Text(metric.value, format: .number).monospacedDigit()
                        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    }
                }
            }
            .padding(.top, 20)
        }
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .safeAreaInset(edge: .bottom) {
            Picker("Period", selection: $period) {
                Text("Week").tag(7); Text("Month").tag(30)
            }.pickerStyle(.segmented).padding().background(.thinMaterial)
        }
        .navigationTitle(Text("Dashboard"))
    }
}
#Preview { NavigationStack { Dashboard() } }
