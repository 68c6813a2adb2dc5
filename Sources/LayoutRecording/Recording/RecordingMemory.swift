import LayoutEngine

/// What a recorder keeps from case to case because the next one is likely to have the same. It changes what recording
/// costs and nothing of what is recorded.
package final class RecordingMemory {
    /// Texts that were prepared for wrapping.
    let texts = TextCache()
    let paths = PathMemory()

    package init() {}
}
