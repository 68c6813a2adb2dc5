import SwiftUI
struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.5).rotationEffect(.degrees(phase == .willAppear ? 360 : 0))
    }
}
extension AnyTransition {
    static var slideUp: AnyTransition {
        .asymmetric(insertion: .move(edge: .bottom), removal: .push(from: .top)).animation(.easeIn)
    }
    static var pivot: AnyTransition { .modifier(active: Corner(amount: -90), identity: Corner(amount: 0)) }
}
struct Corner: ViewModifier, Animatable {
    var amount: Double;
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    };
    func body(content: Content) -> some View { content.rotationEffect(.degrees(amount), anchor: .topLeading).clipped() }
}
struct CountText: View, Animatable {
    var value: Double;
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }; var body: some View { Text("\(Int(value))") }
}
struct Transitions: View {
    @State private var shown = true
    var body: some View {
        VStack {
            if shown {
                Text("1").transition(Twirl()); Text("2").transition(.slideUp); Text("3").transition(.pivot);
                Text("4").transition(.opacity.combined(with: .scale)); Text("5").transition(.move(edge: .leading));
                Text("6").transition(.identity)
            }
            CountText(value: shown ? 100 : 0)
            Button("Toggle") { withAnimation(.interpolatingSpring(stiffness: 170, damping: 15)) { shown.toggle() } }
            Button("T2") {
                var t = Transaction(animation: .linear); t.disablesAnimations = true;
                withTransaction(t) { shown.toggle() }
            }
        }
        .transaction { $0.animation = nil }
        .animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4), value: shown)
        .animation(.interactiveSpring(response: 0.3, dampingFraction: 0.7, blendDuration: 0.1), value: shown)
    }
}
#Preview { Transitions() }
