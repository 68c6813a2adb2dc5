import SwiftUI
struct Message: Identifiable, Equatable { let id: Int; let text: String; let isMine: Bool }
@MainActor final class ChatModel: ObservableObject {
    @Published private(set) var messages: [Message] = [
        .init(id: 0, text: "Hi!", isMine: false),
        .init(id: 1, text: "A longer answer that wraps over several lines in its bubble.", isMine: true),
    ]
    @Published var draft = ""
    func send() {
        guard !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else { return };
        messages.append(.init(id: messages.count, text: draft, isMine: true)); draft = ""
    }
}
struct BubbleShape: Shape {
    var isMine: Bool
    func path(in rect: CGRect) -> Path {
        Path { p in
            p.addRoundedRect(in: rect, cornerSize: CGSize(width: 14, height: 14))
            p.move(to: CGPoint(x: isMine ? rect.maxX : rect.minX, y: rect.maxY))
            p.addCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control1: .zero, control2: CGPoint(x: 1, y: 1))
        }
    }
}
struct ChatView: View {
    @StateObject private var model = ChatModel()
    @FocusState private var isFocused
    @Environment(\.colorScheme) var scheme
    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(model.messages) { message in
                            Text(message.text)
                                .padding(10)
                                .foregroundColor(message.isMine ? .white : .primary)
                                .background(
                                    BubbleShape(isMine: message.isMine).fill(
                                        message.isMine ? Color.blue : Color.gray.opacity(0.2))
                                )
                                .frame(maxWidth: 240, alignment: message.isMine ? .trailing : .leading)
                                .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
                                .id(message.id)
                                .transition(.scale(scale: 0.8, anchor: .bottom).combined(with: .opacity))
                        }
                    }
                    .padding()
                }
                .scrollDismissesKeyboard(.interactively)
                .onChange(of: model.messages) {
                    withAnimation { proxy.scrollTo(model.messages.last?.id, anchor: .bottom) }
                }
                .defaultScrollAnchor(.bottom)
            }
            Divider()
            HStack(alignment: .bottom) {
                TextField("Message", text: $model.draft, axis: .vertical).lineLimit(1...4).focused($isFocused)
                    .textFieldStyle(.roundedBorder)
                Button(action: model.send) { Image(systemName: "arrow.up.circle.fill").font(.title2) }
                    .disabled(model.draft.isEmpty)
                    .keyboardShortcut(.return, modifiers: [])
                    .accessibilityLabel("Send")
            }
            .padding(8)
            .background(.bar)
        }
    }
}
#Preview { ChatView() }
