import Foundation

/// The memory in which the nodes of one tree keep their answers: added one after another, freed all at once. An array for
/// each node took a seventh of a layout's instructions in allocating, growing and freeing.
///
/// Answers are plain numbers and pointers into the arena; every node holds its tree's context and so the arena.
final class AnswerArena {
    struct Answer {
        let key: SizeMemo.Key
        let size: CGSize
        /// What the same node answered before.
        let older: UnsafeMutablePointer<Answer>?
    }

    private var chunks: [UnsafeMutablePointer<Answer>] = []
    private var next: UnsafeMutablePointer<Answer>?
    private var free = 0
    /// Chunks double from a few answers, for small trees, to 200 KB.
    private var chunkSize = 32
    private static let largestChunk = 4096

    func add(_ answer: Answer) -> UnsafeMutablePointer<Answer> {
        if free == 0 { addChunk() }
        let place = next.unsafelyUnwrapped
        place.initialize(to: answer)
        next = place + 1
        free -= 1
        return place
    }

    private func addChunk() {
        chunkSize = min(chunkSize * 2, Self.largestChunk)
        let chunk = UnsafeMutablePointer<Answer>.allocate(capacity: chunkSize)
        chunks.append(chunk)
        next = chunk
        free = chunkSize
    }

    deinit { for chunk in chunks { chunk.deallocate() } }
}
