import LayoutRecord
import Testing

struct JSONTests {
    @Test(arguments: ["", "{", "[1,]", "{\"a\"}", "nul", "\"a", "1 2", "[1", "\"\u{1}\"", "-", "{\"a\":1,}"])
    func whatIsNoJSONIsAnErrorWithAPlace(text: String) {
        #expect(throws: JSONError.self) { try JSONReader.read(text) }
    }

    @Test func deepNestingIsAnErrorAndNotACrash() {
        let deep = String(repeating: "[", count: 1_000_000)
        #expect(throws: JSONError.self) { try JSONReader.read(deep) }
    }

    @Test func storedInfinityIsRead() throws {
        #expect(try JSONReader.read("[9e999,-9e999]") == .array([.number(.infinity), .number(-.infinity)]))
    }

    @Test(arguments: ["plain", "quote\" slash\\", "\n\r\t\0\u{7F}", "日本語 👩‍👩‍👧", "\u{2028}</script>"])
    func stringsComeBack(text: String) throws {
        var json = JSONWriter()
        json.string(text)
        #expect(try JSONReader.read(json.bytes) == .string(text))
    }

    @Test func surrogatesAreJoinedAndLoneOnesReplaced() throws {
        #expect(try JSONReader.read("\"\\ud83d\\ude00\"") == .string("😀"))
        #expect(try JSONReader.read("\"\\ud83d\"") == .string("\u{FFFD}"))
    }

    @Test(arguments: [(0.0, "0"), (-0.0, "0"), (304, "304"), (0.1, "0.1"), (-5, "-5"), (1e21, "1e+21"), (33.5, "33.5")])
    func numbersAreShortest(value: Double, text: String) {
        var json = JSONWriter()
        json.number(value)
        #expect(json.text == text)
    }

    /// Short numbers are written without the general search; what it finds is the measure.
    @Test func shortNumbersAreWhatTheGeneralSearchFinds() {
        var state: UInt64 = 11
        for _ in 0..<20_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let whole = Double(Int64(bitPattern: state) >> Int64(20 + state & 31))
            for value in [whole, whole / 10, whole / 1_000, whole / 16, whole / 3] where value != 0 {
                let text = value.description
                #expect(shortestDecimal(value) == (text.hasSuffix(".0") ? String(text.dropLast(2)) : text))
            }
        }
    }

    @Test func decimalsAreTheNearestDoubles() throws {
        var state: UInt64 = 7
        for _ in 0..<20_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let digits = String(state >> 12).prefix(Int(state >> 60) + 2)
            let point = digits.index(digits.startIndex, offsetBy: Int(state >> 56 & 15) % digits.count + 1)
            let sign = state & 64 == 0 ? "" : "-"
            let text = sign + digits[..<point] + (point < digits.endIndex ? "." + digits[point...] : "")
            #expect(try JSONReader.read(text) == .number(#require(Double(text))), "\(text)")
        }
        for text in ["1.5.5", "1-5", "--1", "-.", "1e", "+"] {
            #expect(throws: JSONError.self) { try JSONReader.read(text) }
        }
    }

    @Test func randomNumbersComeBackExactly() throws {
        var state: UInt64 = 42
        for _ in 0..<5_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let value = Double(bitPattern: state)
            guard value.isFinite else { continue }
            var json = JSONWriter()
            json.number(value)
            #expect(try JSONReader.read(json.bytes) == .number(value), "seed 42, \(value)")
        }
    }
}
