import SwiftUI

enum Flavour: String, CaseIterable, Identifiable {
    case plain, vanilla, chocolate
    var id: Self { self }
}

struct SettingsView: View {
    @AppStorage("notifications") private var notifications = true
    @State private var volume = 0.5
    @State private var count = 2
    @State private var flavour = Flavour.vanilla
    @State private var showsAdvanced = false
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Form {
            Section("General") {
                Toggle("Notifications", isOn: $notifications)
                Slider(value: $volume, in: 0...1) { Text("Volume") }
                Stepper("Guests: \(count)", value: $count, in: 1...8)
                Picker("Flavour", selection: $flavour) {
                    ForEach(Flavour.allCases) { flavour in
                        Text(flavour.rawValue.capitalized).tag(flavour)
                    }
                }
            }
            DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
                Text(direction == .leftToRight ? "Left to right" : "Right to left")
            }
        }
        .padding(20)
        .frame(maxWidth: 400)
    }
}

@main
struct SettingsApp: App {
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        Window("Preferences", id: "preferences") {
            SettingsView()
        }
        .windowResizability(.contentSize)
        .onChange(of: scenePhase) { _, phase in
            print("phase", phase)
        }
    }
}
