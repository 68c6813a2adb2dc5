import LayoutRecord

/// The views that faults and edits are tried on.
enum ModelCatalogue {
    static let offers = [
        Offer(width: 96, height: nil), Offer(width: 200, height: nil), Offer(width: 304, height: nil),
        Offer(width: 200, height: 120), Offer.ideal,
    ]

    static var views: [(name: String, view: ModelView)] {
        [
            ("label", .hStack([.text("Show more labels"), .spacer, .image(20, 14)])),
            (
                "panel",
                .vStack(
                    6, "leading",
                    [
                        .text("A title of several words"), .text("Body").padding(12), .image(40, 30).frame(height: 50),
                    ]
                ).padding(10)
            ),
            ("centred", .vStack([.text("One"), .text("Three words here"), .image(33, 10)])),
            (
                "priority",
                .hStack(
                    4, "center",
                    [
                        .text("left text that is long").priority(1), .text("right text that is long"),
                    ])
            ),
            (
                "guides",
                .hStack(
                    8, "baseline",
                    [
                        .text("a").guide("baseline", 12), .image(20, 40).guide("baseline", 30).padding(2), .text("b"),
                    ])
            ),
            (
                "tiles",
                .tiles(5, [.image(60, 20), .image(70, 24), .image(50, 20), .text("four tiles"), .image(44, 20)])
            ),
            (
                "reader",
                ModelView.reader { size in
                    .vStack([
                        .text(size.width > 150 ? "wide" : "narrow"), .image(size.width / 2, 20),
                    ])
                }.frame(height: 80)
            ),
            (
                "fits",
                .vStack([
                    .fits([
                        .hStack([.text("a much longer alternative"), .text("of two texts")]),
                        .text("a long alternative"),
                        .text("short"),
                    ]), .text("below"),
                ])
            ),
            (
                "layers",
                .zStack([
                    ModelView.color.frame(width: 80, height: 40), .text("front"), .image(10, 60),
                ]).background(.image(30, 10)).overlay(.image(90, 12))
            ),
            (
                "sized",
                .vStack([
                    ModelView.text("never wrapped at all").fixedSize(), ModelView.color.aspectRatio(2),
                    ModelView.image(20, 20).offset(3, 4),
                ]).flexible(minWidth: 120, maxWidth: 180)
            ),
            (
                "flexible",
                .hStack(
                    10, "top",
                    [
                        .text("fixed"), .color.frame(height: 20), .text("some words to wrap").flexible(maxWidth: 90),
                    ])
            ),
            (
                "badge",
                ModelView.text("badge").padding(4).background(.color).padding(6).overlay(.image(8, 8))
            ),
            (
                "list",
                .vStack(2, "trailing", (0..<6).map { ModelView.text("row \($0) of six").tagged("\($0)") })
            ),
            (
                "spacers", .hStack(0, "center", [.spacer, .text("middle"), .spacer, .color.frame(width: 5, height: 5)])
            ),
            ("minimum", .vStack([ModelView.text("tiny").flexible(minWidth: 150), .text("beside it")])),
            ("colour", .hStack([.color, .text("ideal")])),
        ]
    }

    /// The run without a fault, and the runs with one, each laid out once for all tests.
    static let plain = run()
    static let broken = Dictionary(uniqueKeysWithValues: ModelFault.allCases.map { ($0, run(fault: $0)) })

    /// Every view at every offer.
    static func run(
        fault: ModelFault? = nil, habits: ModelHabits = ModelHabits(),
        editing: (String, (ModelView) -> ModelView)? = nil
    ) -> [CaseRecord] {
        views.flatMap { name, view in
            let shown = editing.map { $0.0 == name ? $0.1(view) : view } ?? view
            return offers.map { offer in
                let id = caseID("model", name, offer)
                return CaseRecord(id: id, recording: record(offer, shown, fault: fault, habits: habits))
            }
        }
    }
}
