/// The elements of a short array, most of them numbers, as stored rows are. They are read without making a value of each,
/// which took half of reading a recording.
package struct JSONRow {
    package private(set) var count = 0
    /// Elements beyond these are only counted.
    private var numbers = InlineArray<8, Double>(repeating: 0)
    /// Which elements are numbers and which are null, as bits.
    private var areNumbers = 0
    private var areNull = 0

    package init() {}

    /// The number at a place, the text `"nan"` being one; nil where something else is.
    package func number(_ place: Int) -> Double? { areNumbers & 1 << place != 0 ? numbers[place] : nil }

    package func isNull(_ place: Int) -> Bool { areNull & 1 << place != 0 }

    @inline(__always)
    fileprivate mutating func append(_ number: Double) {
        if count < numbers.count {
            numbers[count] = number
            areNumbers |= 1 << count
        }
        count += 1
    }

    fileprivate mutating func append(_ value: JSONValue) {
        if value == .string("nan") { return append(.nan) }
        if value == .null, count < numbers.count { areNull |= 1 << count }
        count += 1
    }
}

extension JSONReader {
    /// Consumes an array into `row`; of anything else it is empty. `other` is the last element that is neither a number
    /// nor null; the text `"nan"`, which is both a number and a text, only where there is no other.
    package mutating func read(into row: inout JSONRow, other: inout JSONValue?) throws(JSONError) {
        row = JSONRow()
        other = nil
        guard isAtArray else {
            _ = try next()
            return
        }
        guard beginsArray() else { return }
        repeat {
            if let whole = shortInteger() {
                row.append(Double(whole))
                continue
            }
            skipWhiteSpace()
            if let number = try nextNumber() {
                row.append(number)
            } else {
                let value = try next()
                if value != .null, value != .string("nan") || other == nil { other = value }
                row.append(value)
            }
        } while try anotherElement()
    }
}
