import LayoutRecord
import SQLite

/// How numbers stand in stored arrays: nil is `null`, infinity `9e999`, NaN the string `"nan"`, and the rest shortest
/// decimals. SQLite's JSON functions read each of them as it is meant.
extension JSONWriter {
    mutating func stored(_ number: Double) {
        guard number.isInfinite else { return self.number(number) }
        raw(number < 0 ? Self.minusInfinity : Self.infinity)
    }

    mutating func stored(_ length: Double?) {
        if let length { stored(length) } else { null() }
    }

    mutating func stored(_ text: String?) {
        if let text { string(text) } else { null() }
    }

    mutating func stored(_ index: Int?) {
        if let index { int(index) } else { null() }
    }

    private static let infinity = Array("9e999".utf8)
    private static let minusInfinity = Array("-9e999".utf8)
}

extension JSONValue {
    /// A stored number, which is not nil.
    var storedNumber: Double? {
        switch self {
        case .number(let value): value
        case .string("nan"): .nan
        default: nil
        }
    }

    /// A stored length: the outer nil means that this is none.
    var storedLength: Double?? { self == .null ? .some(.none) : storedNumber.map { .some($0) } }
}

/// Why something stored is not what it should be.
struct StoredFormError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

extension Row {
    /// The digest in a column.
    func digest(_ column: Int32) throws -> Digest {
        let bytes = try blob(column)
        guard let digest = Digest(bytes: bytes) else { throw StoredFormError("a digest of \(bytes.count) bytes") }
        return digest
    }
}
