import SwiftUI

struct Person: Identifiable {
    let id = UUID()
    var givenName: String
    var familyName: String
    var age: Int
}

struct PeopleTable: View {
    @State private var people = [
        Person(givenName: "Ada", familyName: "Lovelace", age: 36),
        Person(givenName: "Alan", familyName: "Turing", age: 41),
    ]
    @State private var selection = Set<Person.ID>()
    @State private var sortOrder = [KeyPathComparator(\Person.givenName)]

    var body: some View {
        Table(people, selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Given name", value: \.givenName)
            TableColumn("Family name", value: \.familyName) { person in
                Text(person.familyName).bold()
            }
            .width(min: 80, ideal: 120, max: 200)
            TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
                .width(60)
            TableColumn("Actions") { person in
                Button("Edit") {}
            }
        }
        .onChange(of: sortOrder) { _, new in people.sort(using: new) }
        .contextMenu(forSelectionType: Person.ID.self) { ids in
            Button("Delete", role: .destructive) { people.removeAll { ids.contains($0.id) } }
        }
    }
}

#Preview { PeopleTable() }
