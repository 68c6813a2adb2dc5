import LayoutRecord

/// Texts by number, each written once. 0 is the empty text.
struct StringTable {
    private var places: [String: Int] = ["": 0]
    private(set) var json = JSONWriter()

    init() {
        json.beginArray()
        json.string("")
    }

    mutating func place(of text: String) -> Int {
        if let place = places[text] { return place }
        let place = places.count
        places[text] = place
        json.string(text)
        return place
    }

    mutating func place(of text: String?) -> Int { place(of: text ?? "") }

    var byteCount: Int { json.count }

    var encoded: JSONWriter {
        var json = json
        json.endArray()
        return json
    }
}

/// Lengths by number, each written once; a length is met many times in one case. 0 is "none".
struct NumberTable {
    private var places: [UInt64: Int] = [:]
    private(set) var json = JSONWriter()

    init() {
        json.beginArray()
        json.null()
    }

    mutating func place(of number: Double?) -> Int {
        guard let number else { return 0 }
        // Both zeros are one length, and so are all NaNs.
        let key = number == 0 ? 0 : number.isNaN ? UInt64.max : number.bitPattern
        if let place = places[key] { return place }
        let place = places.count + 1
        places[key] = place
        json.number(number)
        return place
    }

    var byteCount: Int { json.count }

    var encoded: JSONWriter {
        var json = json
        json.endArray()
        return json
    }
}

/// Pieces of JSON by number, each distinct one written once: shapes, lists, whole bodies.
struct ValueTable {
    private var places: [[UInt8]: Int] = [:]
    private(set) var json = JSONWriter()

    init() { json.beginArray() }

    mutating func place(of value: JSONWriter) -> Int {
        let bytes = value.bytes
        if let place = places[bytes] { return place }
        let place = places.count
        places[bytes] = place
        json.raw(value)
        return place
    }

    var byteCount: Int { json.count }

    var encoded: JSONWriter {
        var json = json
        json.endArray()
        return json
    }
}

extension JSONWriter {
    mutating func ints(_ numbers: some Sequence<Int>) {
        beginArray()
        for number in numbers { int(number) }
        endArray()
    }

    /// Numbers into the array that is open.
    mutating func ints(inline numbers: [Int]) {
        for number in numbers { int(number) }
    }

    mutating func strings(_ texts: some Sequence<String>) {
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    mutating func optional(_ text: String?) {
        if let text { string(text) } else { null() }
    }

    mutating func optional(_ number: Double?) {
        if let number { self.number(number) } else { null() }
    }
}
