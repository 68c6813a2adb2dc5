import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

extension UTType {
    static let note = UTType(exportedAs: "com.example.note")
}

struct Note: Identifiable, Codable, Transferable {
    var id = 0
    var height: CGFloat

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .note)
        ProxyRepresentation(exporting: { "Note \($0.id)" })
    }
}

/// Notes that can be dragged, dropped and read from files.
struct NoteBoard: View {
    @State private var notes = [Note(height: 10)]
    @State private var isTargeted = false
    @State private var isImporting = false

    var body: some View {
        VStack(spacing: 0) {
            ForEach($notes, editActions: .all) { $note in
                Rectangle().frame(height: note.height).draggable(note)
            }
        }
        .onDrop(of: [.plainText, .note], isTargeted: $isTargeted) { providers in
            providers.contains { $0.hasItemConformingToTypeIdentifier(UTType.note.identifier) }
        }
        .dropDestination(for: Note.self) { dropped, _ in
            notes += dropped
            return true
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .note]) { _ in }
    }
}
