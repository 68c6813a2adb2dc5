import Foundation
import LayoutEngine
import Testing

/// A mask is laid out as an overlay is: offered the masked view's size, aligned with it, and changing nothing of it.
@MainActor struct MaskTests {
    @Test func `A mask is offered the size of what it masks`() {
        let laidOut = LaidOut(300, 300) { box("primary", 100, 50).mask { Rectangle().named("mask") } }
        #expect(laidOut.size == CGSize(width: 100, height: 50))
        #expect(laidOut["mask"] == rect(0, 0, 100, 50))
        let aligned = LaidOut(300, 300) {
            box("primary", 100, 50).mask(alignment: .bottomTrailing) { box("mask", 20, 10) }
        }
        #expect(aligned["mask"] == rect(80, 40, 20, 10))
        #expect(aligned["primary"] == rect(0, 0, 100, 50))
    }
}
