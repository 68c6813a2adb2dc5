/// Twelve labels of one kind, so that every system can be recorded with the same words.
struct LabelSet: Sendable {
    /// As it stands in scenario names.
    let name: String
    /// The labels; where fewer than twelve are written down, they come round again.
    let labels: [String]

    init(_ name: String, _ texts: String...) {
        self.name = name
        labels = (0..<12).map { texts[$0 % texts.count] }
    }
}

extension LabelSet {
    static let short = LabelSet(
        "short labels", "Palette", "Red", "Amber", "Green", "Teal", "Blue", "Indigo", "Violet", "Rose", "Sand", "Slate",
        "Ink")

    /// Long labels in several scripts, a word that cannot be broken, and an emoji sequence.
    static let long = [
        LabelSet(
            "long labels, English", "Choose the colour of the lines that connect the stations",
            "Keep the measured width until the window is resized", "Show the names of all layers in the panel"),
        LabelSet(
            "long labels, Indonesian", "Pilih warna garis yang menghubungkan setiap stasiun",
            "Pertahankan lebar terukur sampai ukuran jendela diubah",
            "Tampilkan nama semua lapisan pada panel pengaturan"),
        LabelSet(
            "long labels, Chinese", "选择连接各个车站的线条颜色并应用到整张地图", "在窗口大小改变之前保持测量得到的宽度不变",
            "在面板中显示所有图层的名称以及它们的说明文字"),
        LabelSet(
            "long labels, Hindi", "स्टेशनों को जोड़ने वाली रेखाओं का रंग चुनें", "खिड़की का आकार बदलने तक मापी गई चौड़ाई बनाए रखें",
            "पैनल में सभी परतों के नाम दिखाएँ"),
        LabelSet(
            "long labels, Arabic", "اختر لون الخطوط التي تصل بين المحطات المختلفة",
            "احتفظ بالعرض المقاس حتى يتغير حجم النافذة", "أظهر أسماء جميع الطبقات في اللوحة"),
        LabelSet(
            "unbreakable labels", "Pneumonoultramicroscopicsilicovolcanoconiosiscounterargument", "Short"),
        LabelSet("emoji labels", "👩‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈🇮🇩🇮🇳🇨🇳👍🏿🧑‍🤝‍🧑🏴󠁧󠁢󠁳󠁣󠁴󠁿❤️‍🔥", "Heart ❤️ and 1️⃣ more 👨‍👩‍👧"),
    ]
}
