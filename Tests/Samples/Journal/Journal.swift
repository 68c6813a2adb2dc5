import SwiftUI

final class Journal: ObservableObject {
    struct Entry: Identifiable, Hashable {
        let id: Int
        var title: String
        var isDone: Bool
    }

    @Published var entries: [Entry] = [
        Entry(id: 1, title: "Water the plants", isDone: true),
        Entry(id: 2, title: "Write to the landlord about the window that does not close", isDone: false),
        Entry(id: 3, title: "Call home", isDone: false),
    ]

    var openCount: Int { entries.filter { !$0.isDone }.count }

    func add(_ title: String) {
        entries.append(Entry(id: entries.count + 1, title: title, isDone: false))
    }
}

struct EntryRow: View {
    @Binding var entry: Journal.Entry

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: entry.isDone ? "checkmark.circle.fill" : "circle")
            Text(entry.title)
                .strikethrough(entry.isDone)
                .frame(maxWidth: .infinity, alignment: .leading)
            Button(entry.isDone ? "Undo" : "Done") {
                entry.isDone.toggle()
            }
        }
        .padding(.vertical, 4)
    }
}

struct JournalView: View {
    @EnvironmentObject private var journal: Journal
    @State private var draft = ""

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                ForEach($journal.entries) { $entry in
                    EntryRow(entry: $entry)
                    Divider()
                }
                HStack {
                    TextField("New entry", text: $draft)
                    Button("Add") {
                        journal.add(draft)
                        draft = ""
                    }
                    .disabled(draft.isEmpty)
                }
                .padding(.top, 8)
            }
            .padding()
            .navigationTitle("\(journal.openCount) open")
        }
    }
}

@main
struct JournalApp: App {
    @StateObject private var journal = Journal()

    var body: some Scene {
        WindowGroup {
            JournalView()
                .environmentObject(journal)
        }
    }
}
