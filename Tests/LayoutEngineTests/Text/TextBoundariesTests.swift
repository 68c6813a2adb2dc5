import Testing

@testable import LayoutEngine

/// Where lines may break, case by case after the rules of UAX #14 (revision of Unicode 15). A bar marks each place; the
/// end of the text is always one.
@Suite struct TextBoundariesTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var rule: String
        var marked: String
        var locale: String
        var testDescription: String { "\(rule) \(marked.debugDescription) \(locale)" }

        init(_ rule: String, _ marked: String, locale: String = "en") {
            self.rule = rule
            self.marked = marked
            self.locale = locale
        }
    }

    static let cases: [Case] = [
        Case("LB4", "a\n|b"),
        Case("LB4", "a\u{B}|b\u{C}|c\u{2028}|d\u{2029}|e"),
        Case("LB5", "a\r\n|b\r|c\u{85}|d"),
        Case("LB5", "\n|\r|\r\n|\n"),
        Case("LB6", "a \n|b"),
        Case("LB7", "a   |b"),
        Case("LB7", "a \u{200B}|b"),
        Case("LB8", "a\u{200B}|b"),
        Case("LB8", "a\u{200B}  |b"),
        Case("LB8a", "👩‍👩‍👧|👩‍👩‍👧"),
        Case("LB9", "a\u{301}\u{323}b |c"),
        Case("LB9", "中\u{301}|文"),
        Case("LB9 and never inside a cluster", "a \u{301}b"),
        Case("LB11", "a\u{2060}b"),
        Case("LB11", "中\u{2060}文"),
        Case("LB11", "a \u{2060}b"),
        Case("LB12", "a\u{A0}b\u{202F}c"),
        Case("LB12", "中\u{A0}文"),
        Case("LB12a", "a |\u{A0}b"),
        Case("LB13", "a ! |b"),
        Case("LB13", "a ) |b"),
        Case("LB13", "中。|文"),
        Case("LB13", "中，|文；|字！|"),
        Case("LB14", "a |( b"),
        Case("LB14", "《 中》|文"),
        Case("LB16", "」 々"),
        Case("LB17", "\u{2014} \u{2014}"),
        Case("LB18", "a |b |c"),
        Case("LB19", "a\"b\"c"),
        Case("LB19", "“中|文”"),
        Case("LB20", "a|\u{FFFC}|b"),
        Case("LB21", "well-|known"),
        Case("LB21", "rumah-|makan"),
        Case("LB21", "a\u{AD}|b"),
        Case("LB21", "a\t|b"),
        Case("LB21", "a|\u{B4}b"),
        Case("LB21a", "א-ב"),
        Case("LB21b", "א/ב"),
        Case("LB22", "wait…|what"),
        Case("LB22", "中…|文"),
        Case("LB23", "a1b2c3"),
        Case("LB23a", "$中%"),
        Case("LB24", "$a |%a"),
        Case("LB25", "1,234.56"),
        Case("LB25", "a |-5 |$12.50 |(12)% |1/2 |12:30"),
        Case("LB26", "\u{1100}\u{1161}\u{11A8}"),
        Case("LB27", "가%"),
        Case("LB28", "abc"),
        Case("LB29", "e.g. |a.b.c"),
        Case("LB30", "a(b)c"),
        Case("LB30", "a|（b）|c"),
        Case("LB30a", "🇩🇪|🇫🇷|🇮🇩"),
        Case("LB30b", "👍🏽|👍🏽|👍"),
        Case("LB31", "中|文|字"),
        Case("LB31", "中|a|中"),
        Case("LB31", "https://|example.com/|path/|file.html?|q=1"),
        // Scripts of the catalogue.
        Case("Indonesian", "Selamat |datang |di |halaman |utama"),
        Case("Hindi", "नमस्ते |दुनिया, |क्षत्रिय।"),
        Case("Arabic", "مرحبا |بالعالم، |كيف |الحال؟"),
        Case("Chinese", "你|好，|世|界！", locale: "zh"),
        Case("Japanese", "「日|本|語」|の|文", locale: "ja"),
        Case("Korean", "한|국|어 |문|장"),
        // Without spaces, by dictionary.
        Case("Thai", "ภาษา|ไทย"),
        // What keyword a locale brings does not count, nor whether it is known.
        // Small kana begin a line in Japanese (class CJ as ID) and not elsewhere (as NS); keywords do not count.
        Case("LB1 CJ", "キャッ|シュ"),
        Case("LB1 CJ", "キ|ャ|ッ|シ|ュ", locale: "ja"),
        Case("keyword", "キ|ャ|ッ|シ|ュ", locale: "ja@lb=strict"),
        Case("keyword", "キ|ャ|ッ|シ|ュ", locale: "ja-u-lw-phrase"),
        Case("keyword", "キ|ャ|ッ|シ|ュ", locale: "ja@lw=phrase"),
        Case("keyword", "キャッ|シュ", locale: "en@lb=loose"),
        Case("unknown", "中|文 |a", locale: "xx-nowhere"),
        Case("no locale", "中|文 |a", locale: ""),
    ]

    @Test(arguments: cases) func breaks(_ example: Case) {
        let text = example.marked.filter { $0 != "|" }
        var expected: [Int] = []
        var offset = 0
        for part in example.marked.split(separator: "|", omittingEmptySubsequences: true) {
            offset += part.utf8.count
            expected.append(offset)
        }
        let boundaries = TextBoundaries(of: text, localeIdentifier: example.locale)
        #expect((1...text.utf8.count).filter { boundaries.isLineBreak($0) } == expected)
    }

    static let samples = [
        "Keep the window narrow and the labels wrap; widen it and they stand on one line again.",
        "Persempit jendela ini dan semua label akan membungkus teksnya tanpa terpotong.",
        "标签共享最宽一行的宽度，窗口变窄时文字自动换行，不会被截断。",
        "खिड़की संकरी होने पर लेबल अगली पंक्ति में चला जाता है और कोई अक्षर नहीं कटता; क्षत्रिय, स्त्री, ज्ञान।",
        "عند تضييق النافذة ينتقل النص إلى سطر جديد دون أن يُقطع أي حرف.",
        "👩‍👩‍👧‍👦👍🏽🇩🇪🇫🇷1️⃣❤️🏳️‍🌈😀",
        "e\u{301}\u{323}\r\n\ta\u{308}\0b",
        "a\r\nb\n\rc\r\n\r\n\0\td\r",
    ]

    /// Swift's own segmentation is another implementation of UAX #29.
    @Test(arguments: samples) func clustersAreSwiftsCharacters(_ sample: String) {
        let boundaries = TextBoundaries(of: sample, localeIdentifier: "en")
        let characters = sample.indices.map { $0.utf16Offset(in: sample) }
        let clusters = (0..<sample.utf8.count).filter { boundaries.isClusterStart($0) }.map {
            sample.utf8.index(sample.startIndex, offsetBy: $0).utf16Offset(in: sample)
        }
        #expect(clusters == characters)
    }

    /// Consonants that a virama joins are one cluster (UAX #29, GB9c): Devanagari, Bengali, Gujarati, Oriya, Telugu,
    /// Malayalam.
    @Test(arguments: ["क्ष", "ক্ষ", "ક્ષ", "କ୍ଷ", "క్ష", "ക്ഷ", "क्\u{200D}ष", "क़्ष", "स्त्री"])
    func conjunctsAreOneCluster(conjunct: String) {
        let boundaries = TextBoundaries(of: conjunct, localeIdentifier: "en")
        #expect((0...conjunct.utf8.count).filter { boundaries.isClusterStart($0) } == [0, conjunct.utf8.count])
    }

    @Test(arguments: TextPropertyTests.seeds) func everyLineBreakIsBetweenClusters(seed: UInt64) {
        var random = TextRandom(seed: seed)
        let text = random.text(scalars: 200)
        for locale in ["en", "zh", "ja", "th", "hi", "ar", "id"] {
            let boundaries = TextBoundaries(of: text, localeIdentifier: locale)
            for offset in 0...text.utf8.count where boundaries.isLineBreak(offset) {
                #expect(boundaries.isClusterStart(offset))
            }
            #expect(boundaries.isLineBreak(text.utf8.count))
        }
    }

    @Test func namesTheICUInUse() {
        #expect(TextEnvironment.icuVersion.split(separator: ".").count >= 2)
        #expect(Int(TextEnvironment.icuVersion.prefix { $0 != "." }).map { $0 >= 60 } == true)
    }

    /// Plain words are broken by a table; it must say what ICU says, in every language.
    @Test(arguments: TextPropertyTests.seeds) func plainWordsBreakAsTheLibraryHasIt(seed: UInt64) {
        var random = TextRandom(seed: seed)
        let alphabets = [
            Array("ab Z09 "), Array("aZ9 ,.:;!?'\"() "), Array("a 7_&#*=@ ,.'\"()"),
            Array(" !\"#$%&'()*+,-./019:;<=>?@AZ[\\]^_`az{|}~"),
        ]
        for round in 0..<200 {
            let alphabet = alphabets[round % alphabets.count]
            let length = Int.random(in: 1...14, using: &random)
            let text = String((0..<length).map { _ in alphabet.randomElement(using: &random) ?? " " })
            let locale = ["en", "en_US", "de", "ja", "zh", "th", "fi", "ko", "ar", "xx-nowhere", ""][round % 11]
            let own = TextBoundaries(of: text, localeIdentifier: locale)
            let library = TextBoundaries(of: text, localeIdentifier: locale, asksLibrary: true)
            for offset in 0...length {
                #expect(own.isLineBreak(offset) == library.isLineBreak(offset), "\(text.debugDescription) at \(offset)")
                #expect(own.isClusterStart(offset) == library.isClusterStart(offset))
            }
        }
    }
}
