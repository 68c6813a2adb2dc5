/// What a parent offers a child: two optional lengths in points; nil is unspecified.
package struct Proposal: Equatable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }
}

/// A size in points. Responses may be infinite, or NaN where a layout went wrong.
package struct Size: Equatable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points in the root's space, y downwards, unrounded.
package struct Frame: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The frame aligned to device pixels: the origin and the far corner are each rounded to the nearest pixel, halves
    /// up, and the size is their difference (SWIFTUI-LAYOUT 15, trust A). Lengths that are not finite stay as they are.
    package func pixelAligned(scale: Double) -> Frame {
        func aligned(_ length: Double) -> Double {
            length.isFinite ? (length * scale + 0.5).rounded(.down) / scale : length
        }
        let left = aligned(x)
        let top = aligned(y)
        return Frame(x: left, y: top, width: aligned(x + width) - left, height: aligned(y + height) - top)
    }
}
