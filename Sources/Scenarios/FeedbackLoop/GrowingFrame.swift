import Foundation
import LayoutEngine

/// A loop: the frame's width and 16 points of padding are measured and become the frame's next width.
struct GrowingFrame: View {
    @State private var width: CGFloat = 120

    var body: some View {
        Color.blue.frame(width: width, height: 40).padding(8)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    }
}

/// The same loop. Comparing the new value with the old one never stops it: they always differ.
struct ComparingFrame: View {
    @State private var width: CGFloat = 120

    var body: some View {
        Color.blue.frame(width: width, height: 40).padding(8)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { measured in
                if measured != width { width = measured }
            }
    }
}

/// The width that a frame sends up.
struct FrameWidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

/// The same loop through a preference.
struct PreferenceFrame: View {
    @State private var width: CGFloat = 120

    var body: some View {
        Color.blue.frame(width: width, height: 40).padding(8)
            .background(
                GeometryReader { proxy in Color.clear.preference(key: FrameWidthKey.self, value: proxy.size.width) }
            )
            .onPreferenceChange(FrameWidthKey.self) { width = $0 }
    }
}

/// The same loop, assigned one step later: the measured value is kept and copied when it changes.
struct DelayedFrame: View {
    @State private var width: CGFloat = 120
    @State private var measured: CGFloat = 0

    var body: some View {
        Color.blue.frame(width: width, height: 40).padding(8)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { measured = $0 }
            .onChange(of: measured) { _, new in width = new }
    }
}

/// No loop: the measured value has its bound before it is stored, so that it is reached and stays.
struct BoundedFrame: View {
    @State private var width: CGFloat = 120

    var body: some View {
        Color.blue.frame(width: width, height: 40).padding(8)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = min($0, 200) }
    }
}
