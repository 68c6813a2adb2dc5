import Foundation
import LayoutEngine

/// A loop of two states: the compact form is narrower than the threshold, so that the wide form comes back.
struct AlternatingForm: View {
    @State private var isCompact = false

    var body: some View {
        Group {
            if isCompact {
                Color.blue.frame(width: 200, height: 40)
            } else {
                Color.blue.frame(width: 320, height: 40)
            }
        }
        .onGeometryChange(for: Bool.self, of: { $0.size.width > 300 }) { isCompact = $0 }
    }
}

/// No loop: an overlay says whether the container is wider than 300 points and does not change it.
struct WidthOverlay: View {
    @State private var isWide = false

    var body: some View {
        Color.gray.frame(height: 40)
            .frame(maxWidth: .infinity)
            .overlay(alignment: .trailing) {
                if isWide { Text("Wide") }
            }
            .onGeometryChange(for: Bool.self, of: { $0.size.width > 300 }) { isWide = $0 }
    }
}

/// No loop: a label is asked for its size many times in one layout, which is what layouts do.
struct NestedStacks: View {
    let depth: Int

    var body: some View {
        HStack {
            Text("Level")
            if depth > 0 { AnyView(NestedStacks(depth: depth - 1)) }
        }
    }
}
