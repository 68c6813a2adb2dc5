import CLineBreak
import Synchronization

/// Where the grapheme clusters of a text begin and where its lines may break, found by ICU.
struct TextBoundaries {
    /// One byte for each UTF-8 offset, the end included.
    private let flags: [UInt8]

    /// - Parameter localeIdentifier: decides breaks where UAX #14 leaves them to the language. Its keywords are dropped;
    ///   one that ICU does not know is the root locale, never the machine's own. Cost: linear in the text.
    /// - Parameter asksLibrary: whether ICU is asked even where the breaks of plain words need no iterator.
    init(of text: String, localeIdentifier: String, asksLibrary: Bool = false) {
        var text = text
        flags = text.withUTF8 { bytes in
            guard let length = Int32(exactly: bytes.count), length < .max else {
                preconditionFailure("a text of \(bytes.count) bytes cannot be laid out: shorten it to less than 2 GB")
            }
            if !asksLibrary, let plain = Self.plainFlags(bytes, length: length) { return plain }
            return Self.breakers.withLock { breakers in
                let breaker = breakers.breaker(for: localeIdentifier)
                return [UInt8](unsafeUninitializedCapacity: Int(length) + 1) { buffer, count in
                    breaker.analyze(bytes, length: length, into: buffer)
                    count = Int(length) + 1
                }
            }
        }
    }

    /// The flags of plain words, or nil where ICU must be asked.
    private static func plainFlags(_ bytes: UnsafeBufferPointer<UInt8>, length: Int32) -> [UInt8]? {
        guard length > 0 else { return nil }
        var isPlain = false
        let flags = [UInt8](unsafeUninitializedCapacity: Int(length) + 1) { buffer, count in
            isPlain = keyline_plain_breaks(bytes.baseAddress, length, buffer.baseAddress) != 0
            count = Int(length) + 1
        }
        return isPlain ? flags : nil
    }

    /// Whether a grapheme cluster begins at the offset, or the text ends there.
    func isClusterStart(_ offset: Int) -> Bool { flags[offset] & UInt8(KEYLINE_CLUSTER) != 0 }

    /// Whether a line may break before the offset. True at the end of the text.
    func isLineBreak(_ offset: Int) -> Bool { flags[offset] & UInt8(KEYLINE_LINE) != 0 }

    /// Opening an iterator costs far more than using it, so the last one stays open.
    private static let breakers = Mutex(Breakers())

    private struct Breakers: ~Copyable {
        private var last: Breaker?

        mutating func breaker(for localeIdentifier: String) -> Breaker {
            if let last, last.localeIdentifier == localeIdentifier { return last }
            let breaker = Breaker(localeIdentifier: localeIdentifier)
            last = breaker
            return breaker
        }
    }
}

/// Owns a pair of ICU's iterators. Unchecked: ICU's iterators are not thread safe, and only the lock's holder uses them.
private final class Breaker: @unchecked Sendable {
    let localeIdentifier: String
    private let pointer: OpaquePointer

    init(localeIdentifier: String) {
        self.localeIdentifier = localeIdentifier
        var error: UnsafePointer<CChar>?
        guard let pointer = keyline_breaker_open(localeIdentifier, &error) else {
            let name = error.map { String(cString: $0) } ?? "unknown error"
            preconditionFailure(
                "ICU \(TextEnvironment.icuVersion) cannot break lines (\(name)): its data is missing; reinstall libicu")
        }
        self.pointer = pointer
    }

    deinit { keyline_breaker_close(pointer) }

    func analyze(_ text: UnsafeBufferPointer<UInt8>, length: Int32, into flags: UnsafeMutableBufferPointer<UInt8>) {
        guard length > 0 else {
            flags[0] = UInt8(KEYLINE_CLUSTER | KEYLINE_LINE)
            return
        }
        if let error = keyline_breaker_analyze(pointer, text.baseAddress, length, flags.baseAddress) {
            preconditionFailure("ICU \(TextEnvironment.icuVersion) failed on a text: \(String(cString: error))")
        }
    }
}

/// What the layout of text depends on beside its metrics.
package enum TextEnvironment {
    /// The ICU that breaks lines, such as `72.1`: part of a run's environment.
    package static let icuVersion = String(cString: keyline_icu_version())
}
