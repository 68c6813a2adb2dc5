import SwiftUI

@main
struct PaletteApp: App {
    var body: some Scene {
        WindowGroup("Palette") {
            PaletteView()
        }
        .defaultSize(width: 480, height: 360)
        .commands {
            CommandGroup(replacing: .newItem) {}
        }

        Settings {
            Form {
                Toggle("Show grid", isOn: .constant(true))
            }
            .padding()
        }
    }
}

struct PaletteView: View {
    private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink]
    @State private var selection = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Choose a colour")
                .font(.headline)
            ScrollView {
                WideFirstLayout(minimumColumn: 96, gap: 8) {
                    RoundedRectangle(cornerRadius: 8)
                        .fill(Color.gray.opacity(0.2))
                        .frame(height: 64)
                        .overlay { Text("Selected: \(selection)") }
                    ForEach(colors.indices, id: \.self) { index in
                        Button {
                            selection = index
                        } label: {
                            RoundedRectangle(cornerRadius: 8)
                                .fill(colors[index])
                                .frame(height: 64)
                        }
                        .buttonStyle(.plain)
                        .accessibilityIdentifier("tile \(index)")
                    }
                }
            }
        }
        .padding()
    }
}

#Preview {
    PaletteView()
}
