import SwiftUI

enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: String { rawValue }
    var label: LocalizedStringKey {
        switch self {
        case .system: "System"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}

struct SettingsView: View {
    @AppStorage("theme") private var theme: Theme = .system
    @AppStorage("username") private var username = ""
    @AppStorage("volume") private var volume = 0.5
    @AppStorage("notifications") private var notifications = true
    @SceneStorage("tab") private var tab = 0
    @State private var accent = Color.blue
    @State private var birthday = Date(timeIntervalSince1970: 0)
    @State private var count = 3
    @State private var showsAlert = false
    @Environment(\.openURL) private var openURL
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Form {
            Section {
                LabeledContent("Version", value: "1.0")
                TextField("Name", text: $username, prompt: Text("Required"))
                    .textContentType(.username)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .keyboardType(.emailAddress)
                SecureField("Password", text: .constant(""))
                DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
                ColorPicker("Accent", selection: $accent, supportsOpacity: false)
            } header: {
                Text("Account")
            } footer: {
                Text("We never share your **data**. See our [policy](https://example.com).")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Section("Appearance") {
                Picker("Theme", selection: $theme) {
                    ForEach(Theme.allCases) { Text($0.label).tag($0) }
                }
                .pickerStyle(.menu)
                Slider(value: $volume, in: 0...1, step: 0.1) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
                Stepper("Count: \(count)", value: $count, in: 0...10)
                Stepper(value: $count, in: 0...10, step: 2) { Text("By two") }
                Toggle("Notifications", systemImage: "bell", isOn: $notifications)
                    .toggleStyle(.switch)
            }
            Section {
                Button("Help") { openURL(URL(string: "https://example.com")!) }
                Button("Sign Out", role: .destructive) { showsAlert = true }
                    .frame(maxWidth: .infinity)
            }
        }
        .formStyle(.grouped)
        .alert("Sign out?", isPresented: $showsAlert) {
            Button("Sign Out", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("You can sign in again.")
        }
        .preferredColorScheme(theme == .dark ? .dark : nil)
    }
}

#Preview("Settings") { SettingsView() }
