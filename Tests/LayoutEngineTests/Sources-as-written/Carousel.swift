import SwiftUI
struct Carousel: View {
    @State private var position: Int? = 0
    @State private var scrolled = ScrollPosition(idType: Int.self)
    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<8) { i in
                        RoundedRectangle(cornerRadius: 16).fill(.indigo.gradient)
                            .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 16)
                            .scrollTransition(.animated.threshold(.visible(0.3))) { view, phase in
                                view.scaleEffect(phase.isIdentity ? 1 : 0.9).opacity(phase.isIdentity ? 1 : 0.5)
                            }
                            .id(i)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .scrollPosition(id: $position, anchor: .center)
            .scrollIndicators(.hidden)
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .frame(height: 120)
            .scrollClipDisabled()
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.x
            } action: { _, new in
                print(new)
            }
            .onScrollPhaseChange { _, new in print(new) }
            HStack {
                ForEach(0..<8) { i in Circle().fill(position == i ? .primary : .tertiary).frame(width: 6, height: 6) }
            }
            ScrollView([.horizontal, .vertical]) { Text("x") }.scrollPosition($scrolled).scrollBounceBehavior(
                .basedOnSize, axes: [.horizontal])
        }
    }
}
#Preview { Carousel() }
