import SwiftUI
struct Order {
    var size = Size.medium; var extras: Set<String> = []; var note = ""; var quantity = 1; var when = Date.now;
    var colour = Color.red; var days: Set<DateComponents> = []
    enum Size: String, CaseIterable, Identifiable { case small, medium, large; var id: String { rawValue } }
}
struct OrderForm: View {
    @State private var order = Order()
    @State private var isConfirming = false
    @State private var amount: Double = 10
    @State private var number: Int? = nil
    let range = Calendar.current.date(byAdding: .day, value: -1, to: .now)!...Date.distantFuture
    var body: some View {
        Form {
            Picker(selection: $order.size) {
                ForEach(Order.Size.allCases) { size in Text(size.rawValue).tag(size) }
            } label: {
                Text("Size")
            }
            .pickerStyle(.inline)
            Picker("Wheel", selection: $order.quantity) { ForEach(1..<5) { Text("\($0)") } }.pickerStyle(
                WheelPickerStyle())
            Picker("Sym", systemImage: "star", selection: $order.quantity) {
                Text("1").tag(1); Text("2").tag(2)
            }
            DatePicker(selection: $order.when, in: range) { Label("When", systemImage: "calendar") }
            DatePicker("Month", selection: $order.when, displayedComponents: .date).datePickerStyle(.graphical)
                .labelsHidden()
            MultiDatePicker("Days", selection: $order.days)
            ColorPicker(selection: $order.colour) { Text("Colour") }
            TextField("Amount", value: $amount, format: .currency(code: "EUR")).keyboardType(.decimalPad)
            TextField("Optional", value: $number, format: .number)
            TextField("Notes", text: $order.note, axis: .vertical).lineLimit(3...6)
            TextEditor(text: $order.note).frame(minHeight: 80)
            Slider(value: $amount, in: 0...100) {
                Text("Amount")
            } onEditingChanged: { _ in
            }
            Stepper("Quantity") {
                order.quantity += 1
            } onDecrement: {
                order.quantity -= 1
            }
            Stepper("Value \(order.quantity)", value: $order.quantity)
            LabeledContent {
                Text("5")
            } label: {
                Text("Five"); Text("sub")
            }
            LabeledContent("Total", value: amount, format: .currency(code: "EUR"))
            Toggle(
                isOn: Binding(
                    get: { order.extras.contains("x") },
                    set: { if $0 { order.extras.insert("x") } else { order.extras.remove("x") } })
            ) { Text("Extra") }
            DisclosureGroup {
                Text("In")
            } label: {
                Text("Details")
            }
            ControlGroup {
                Button("A") {}; Button("B") {}
            }
            PasteButton(payloadType: String.self) { _ in }
            RenameButton()
            Button(role: .destructive) {
                isConfirming = true
            } label: {
                Text("Delete")
            }
            .confirmationDialog("Really?", isPresented: $isConfirming, titleVisibility: .visible) {
                Button("Delete", role: .destructive) {}
            } message: {
                Text("Gone")
            }
        }
        .onChange(of: order.size) { print("changed") }
        .onChange(of: amount, initial: true) { old, new in print(old, new) }
    }
}
#Preview { OrderForm() }
