/// What a column or a parameter can hold; SQLite knows nothing else.
package enum Value: Equatable, Sendable {
    case null
    case integer(Int64)
    /// A finite or infinite number. SQLite stores NaN as NULL: keep it out, or write it another way.
    case real(Double)
    case text(String)
    /// A text that is at hand as its UTF-8 bytes. Rows give it as `text`.
    case utf8([UInt8])
    case blob([UInt8])

    package static func integer(_ value: Int) -> Value { .integer(Int64(value)) }
    package static func text(_ value: String?) -> Value { value.map(Value.text) ?? .null }
    package static func utf8(_ value: [UInt8]?) -> Value { value.map(Value.utf8) ?? .null }
    package static func integer(_ value: Int?) -> Value { value.map { .integer(Int64($0)) } ?? .null }

    /// The kind of the value, in SQLite's words.
    package var typeName: String {
        switch self {
        case .null: "null"
        case .integer: "integer"
        case .real: "real"
        case .text, .utf8: "text"
        case .blob: "blob"
        }
    }
}
