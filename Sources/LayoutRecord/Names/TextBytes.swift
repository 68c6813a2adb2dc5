import Glibc

extension String {
    /// Whether the two have the same UTF-8. To `==` an accented letter equals a letter with an accent.
    package func hasSameBytes(as other: String) -> Bool {
        // Most are one text: the same letters in place, or the same memory. Looking into both takes 180 instructions.
        if unsafeBitCast(self, to: SIMD2<UInt64>.self) == unsafeBitCast(other, to: SIMD2<UInt64>.self) { return true }
        guard utf8.count == other.utf8.count else { return false }
        var (a, b) = (self, other)
        return a.withUTF8 { a in
            b.withUTF8 { b in a.isEmpty || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 }
        }
    }

    /// Whether its UTF-8 comes before another text's, byte by byte.
    package func bytesPrecede(_ other: String) -> Bool {
        var (a, b) = (self, other)
        return a.withUTF8 { a in
            b.withUTF8 { b in
                guard !a.isEmpty, !b.isEmpty else { return a.count < b.count }
                let order = memcmp(a.baseAddress!, b.baseAddress!, min(a.count, b.count))
                return order == 0 ? a.count < b.count : order < 0
            }
        }
    }
}
