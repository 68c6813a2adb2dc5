import Testing

@testable import LayoutCLI

@Suite struct ArgumentParserTests {
    private static let count = OptionDefinition("count", short: "c", .integer(1...9), "N", "How many.")
    private static let word = OptionDefinition(
        "word", .choice(["alpha", "beta"]), "WORD", isRepeatable: true, "Which.")
    private static let loud = OptionDefinition("loud", "Loudly.")
    private static let command = CommandDefinition(
        "try", "Try.",
        operands: [OperandDefinition("FIRST", .text, .one, ""), OperandDefinition("REST", .text, .any, "")],
        options: [count, word, loud, CommonOptions.output], exitCodes: [.fine])

    private func parse(_ arguments: String...) throws -> ParsedArguments {
        try ArgumentParser.parse(arguments, of: Self.command)
    }

    @Test(arguments: [
        ["--count", "3", "x"], ["x", "--count=3"], ["-c3", "x"], ["-c", "3", "x"], ["x", "-c=3"],
    ]) func `An option may be written in four ways, anywhere`(arguments: [String]) throws {
        let parsed = try ArgumentParser.parse(arguments, of: Self.command)
        #expect(parsed.integer(Self.count) == 3)
        #expect(parsed.operands == ["x"])
    }

    @Test func `Repeated values keep their order, and after two dashes all is operand`() throws {
        let parsed = try parse("--word", "beta", "a", "--word=alpha", "--", "--loud", "-")
        #expect(parsed.texts(Self.word) == ["beta", "alpha"])
        #expect(parsed.operands == ["a", "--loud", "-"])
        #expect(!parsed.has(Self.loud))
    }

    @Test(arguments: [
        (["x", "--cuont", "3"], UsageError.unknownOption("--cuont", command: "try", nearest: "--count")),
        (["x", "--zzzzz"], .unknownOption("--zzzzz", command: "try", nearest: nil)),
        (["x", "-z"], .unknownOption("-z", command: "try", nearest: nil)),
        (["x", "-loud"], .unknownOption("-loud", command: "try", nearest: "--loud")),
        (["x", "--count"], .missingValue(option: "--count", expected: "a whole number from 1 to 9")),
        (["x", "--count", "--loud"], .missingValue(option: "--count", expected: "a whole number from 1 to 9")),
        (["x", "--loud=yes"], .unexpectedValue(option: "--loud", value: "yes")),
        (["x", "--count", "1", "-c2"], .repeatedOption("--count")),
        (
            ["x", "--count", "ten"],
            .badValue(name: "--count", value: "ten", expected: "a whole number from 1 to 9", nearest: nil)
        ),
        (
            ["x", "--word", "betta"],
            .badValue(name: "--word", value: "betta", expected: "one of alpha, beta", nearest: "beta")
        ),
        ([], .missingOperand("FIRST", command: "try")),
    ]) func `A mistake is data`(arguments: [String], error: UsageError) {
        #expect(throws: error) { try ArgumentParser.parse(arguments, of: Self.command) }
        #expect(!error.description.isEmpty)
    }

    @Test func `Too many operands are an error, unless help is asked for`() throws {
        let none = CommandDefinition("none", "", exitCodes: [.fine])
        #expect(throws: UsageError.extraOperand("x", command: "none")) { try ArgumentParser.parse(["x"], of: none) }
        #expect(try ArgumentParser.parse(["x", "--help"], of: none).has(CommonOptions.help))
    }
}

@Suite struct ValueKindTests {
    @Test(arguments: [
        (ValueKind.offers, "300x200,nilxnil,infx0", true), (.offers, "300", false), (.offers, "axb", false),
        (.offers, "", false), (.widths, "220,300.5,0,inf", true), (.widths, "220,", false),
        (.sweep, "60...400", true), (.sweep, "400...60", false), (.sweep, "0...1000000", false),
        (.sweep, "60...400/0.5", true),
        (.sweep, "1..2", false),
        (.shard, "1/3", true), (.shard, "0/3", false), (.shard, "4/3", false), (.shard, "1", false),
        (.assignment, "scale=2", true), (.assignment, "=2", false), (.assignment, "scale", false),
        (.number(0...5), "nan", false), (.number(0...5), "4.5", true), (.choices(["a", "b"]), "a,b", true),
        (.choices(["a", "b"]), "a,c", false), (.file, "", false),
    ]) func `A value has the form of its kind`(kind: ValueKind, text: String, isAccepted: Bool) {
        #expect(kind.accepts(text) == isAccepted)
    }
}

@Suite struct EditDistanceTests {
    @Test(arguments: [("", "", 0), ("abc", "", 3), ("kitten", "sitting", 3), ("cuont", "count", 1), ("ab", "ba", 1)])
    func `Swapped neighbours are one mistake`(a: String, b: String, distance: Int) {
        #expect(editDistance(a, b) == distance)
        #expect(editDistance(b, a) == distance)
    }

    @Test func `Only a near word is suggested`() {
        #expect(nearest(to: "recrod", in: ["record", "report"]) == "record")
        #expect(nearest(to: "base", in: ["baseline", "runs"]) == "baseline")
        #expect(nearest(to: "xyz", in: ["record", "report"]) == nil)
    }
}
