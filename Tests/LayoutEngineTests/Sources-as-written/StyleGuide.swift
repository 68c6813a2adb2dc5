import SwiftUI

struct PillButtonStyle: ButtonStyle {
    var color: Color = .accentColor
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .background(color.opacity(isEnabled ? 1 : 0.4), in: Capsule())
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
    }
}
extension ButtonStyle where Self == PillButtonStyle {
    static var pill: PillButtonStyle { .init() }
    static func pill(_ color: Color) -> PillButtonStyle { .init(color: color) }
}

struct ConfirmStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onLongPressGesture { configuration.trigger() }
    }
}

struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
            }
        }
        .buttonStyle(.plain)
    }
}

struct VerticalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(.title)
            configuration.title.font(.caption)
        }
    }
}
extension LabelStyle where Self == VerticalLabelStyle { static var vertical: Self { .init() } }

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(12)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(white: 0.95)))
    }
}

struct BarProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(.quaternary)
                Capsule().fill(.tint).frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
            }
        }
        .frame(height: 8)
    }
}

struct RingGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(lineWidth: 6).opacity(0.2)
            Circle().trim(from: 0, to: configuration.value).stroke(lineWidth: 6)
            configuration.currentValueLabel
        }
        .frame(width: 60, height: 60)
    }
}

struct UnderlinedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 2) {
            configuration
            Rectangle().frame(height: 1)
        }
    }
}

struct DisclosureRow: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                configuration.label
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

struct StyleGuide: View {
    @State private var isOn = true
    @State private var name = ""
    @State private var isExpanded = false
    var body: some View {
        VStack(spacing: 16) {
            Button("Pill") {}.buttonStyle(.pill)
            Button("Red") {}.buttonStyle(.pill(.red)).disabled(true)
            Button("Confirm") {}.buttonStyle(ConfirmStyle())
            Toggle("Check", isOn: $isOn).toggleStyle(CheckToggleStyle())
            Toggle("Button", isOn: $isOn).toggleStyle(.button)
            Label("Stacked", systemImage: "star").labelStyle(.vertical)
            Label("Icon", systemImage: "star").labelStyle(.iconOnly)
            GroupBox("Card") { Text("Inside") }.groupBoxStyle(CardGroupBoxStyle())
            GroupBox {
                Text("x")
            } label: {
                Label("Lab", systemImage: "star")
            }
            ProgressView(value: 0.3).progressViewStyle(BarProgressStyle())
            ProgressView("Loading…", value: 2, total: 5)
            Gauge(value: 0.3) {
                Text("G")
            } currentValueLabel: {
                Text("30")
            }.gaugeStyle(RingGaugeStyle())
            TextField("Name", text: $name).textFieldStyle(UnderlinedFieldStyle())
            DisclosureGroup("More", isExpanded: $isExpanded) { Text("hidden") }.disclosureGroupStyle(DisclosureRow())
        }
        .padding()
    }
}

#Preview { StyleGuide() }
