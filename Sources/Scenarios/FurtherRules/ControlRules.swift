import Foundation
import LayoutEngine
import LayoutRecording

extension FurtherRules {
    /// Labels, pictures, controls and lists as they are without a style.
    @ScenarioBuilder static var controlRules: [Scenario] {
        rule("labels and pictures") {
            VStack {
                Label("A label", systemImage: "star")
                HStack {
                    Image("picture").resizable().frame(width: 20, height: 30)
                    Image(systemName: "circle").font(.title)
                }
            }
        }
        rule("controls") {
            VStack {
                Toggle("Toggle", isOn: .constant(true))
                Slider(value: .constant(0.5))
                TextField("Field", text: .constant("words"))
                Stepper("Stepper", value: .constant(3))
                Button("Button") {}
            }
        }
        rule("controls of several parts") {
            VStack {
                Button {
                } label: {
                    box(12, 9)
                    Text("in a row")
                }
                Slider(value: .constant(0.5)) {
                    Text("Speed")
                } minimumValueLabel: {
                    Text("slow")
                } maximumValueLabel: {
                    Text("fast")
                }
                Toggle("Hidden", isOn: .constant(true)).labelsHidden()
                DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                Picker("Size", selection: .constant(1)) {
                    Text("small").tag(1)
                    Text("large").font(.largeTitle).tag(2)
                }
                Gauge(value: 0.2) { Text("Ring") }.gaugeStyle(.accessoryCircular)
            }
        }
        rule("tabs without a height") {
            TabView {
                Text("a tab of a few words that wrap at the width of the scenario")
                Text("another")
            }
        }
        rule("shapes without an offer") {
            HStack(spacing: 1) {
                Capsule()
                Ellipse()
                Circle().frame(height: 9)
            }
            .fixedSize()
        }
        rule("list") {
            List {
                Text("first row")
                Text("second row")
            }
            .frame(height: 120)
        }
    }
}
