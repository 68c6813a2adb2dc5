import SwiftUI

enum Phase: CaseIterable {
    case initial, up, down
    var offset: Double {
        switch self {
        case .initial: 0;
        case .up: -20;
        case .down: 10
        }
    }
}
struct AnimationValues { var scale = 1.0; var angle = Angle.zero; var y = 0.0 }

struct Animations: View {
    @State private var trigger = 0
    @State private var isOn = false
    var body: some View {
        VStack(spacing: 20) {
            Text("👋").phaseAnimator(Phase.allCases, trigger: trigger) { content, phase in
                content.offset(y: phase.offset).scaleEffect(phase == .up ? 1.2 : 1)
            } animation: { phase in
                switch phase {
                case .initial: .smooth;
                case .up: .easeInOut(duration: 0.3);
                case .down: .spring(duration: 0.4)
                }
            }
            PhaseAnimator([false, true]) { value in
                Circle().frame(width: 20, height: 20).opacity(value ? 1 : 0.3)
            }
            Image(systemName: "heart.fill")
                .keyframeAnimator(initialValue: AnimationValues(), trigger: trigger) { content, value in
                    content.rotationEffect(value.angle).scaleEffect(value.scale).offset(y: value.y)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1.2, duration: 0.2)
                        SpringKeyframe(1.5, duration: 0.5, spring: .bouncy)
                        CubicKeyframe(1, duration: 0.3)
                    }
                    KeyframeTrack(\.y) {
                        MoveKeyframe(0); LinearKeyframe(-20, duration: 0.3)
                    }
                }
            if isOn { Text("In").transition(.asymmetric(insertion: .scale, removal: .opacity)) }
            if isOn { Text("New").transition(.blurReplace) }
            Button("Go") {
                trigger += 1
                withAnimation(.bouncy) {
                    isOn.toggle()
                } completion: {
                    trigger += 1
                }
            }
            .symbolEffect(.pulse, options: .repeating, isActive: isOn)
            .contentTransition(.symbolEffect(.replace))
            .sensoryFeedback(.impact(weight: .heavy), trigger: trigger)
            Rectangle().frame(width: isOn ? 100 : 50, height: 20).animation(.default.delay(0.1), value: isOn)
                .animation(.easeIn) { $0.opacity(isOn ? 1 : 0.5) }
                .visualEffect { content, proxy in content.offset(x: proxy.size.width / 10) }
                .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
        }
    }
}
#Preview { Animations() }
