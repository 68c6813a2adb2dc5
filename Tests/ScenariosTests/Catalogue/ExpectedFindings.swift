/// The findings that the catalogue is expected to have; every other case has none.
///
/// A row names scenarios, the offers at which they have findings (`w60...95` is every width from 60 to 95 that is
/// recorded), and the rules. Most stand for one fact: nothing fits 0 points. The others are what the scenario is there to
/// show, or notes: words wider than a column, text on one line that is cut.
struct ExpectedFindings {
    let suite: String
    let scenarios: [String]
    let offers: [String]
    let rules: [String]

    static let all: [ExpectedFindings] =
        equalWidthColumn + feedbackLoop + labelPanel + wideFirstGrid + measuredLabel + presentationChoice
        + gridContainers + platformText
}

extension ExpectedFindings {
    private static let equalWidthColumn: [ExpectedFindings] = [
        ExpectedFindings(
            suite: "equal-width-column",
            scenarios: [
                "single label", "short labels", "long labels, English", "long labels, Indonesian", "long labels, Hindi",
                "long labels, Arabic", "unbreakable labels", "emoji labels", "larger font", "row wider than the column",
            ], offers: ["w0"], rules: ["over-offer", "overflow", "text-clipped", "word-broken"]),
        ExpectedFindings(
            suite: "equal-width-column", scenarios: ["short labels"], offers: ["w-5"],
            rules: ["over-offer", "overflow", "root-overflow", "text-clipped", "word-broken"]),
        ExpectedFindings(
            suite: "equal-width-column", scenarios: ["long labels, Indonesian"], offers: ["w96"], rules: ["word-broken"]
        ),
        ExpectedFindings(
            suite: "equal-width-column", scenarios: ["unbreakable labels"], offers: ["w96", "w200", "w304", "w408"],
            rules: ["word-broken"]),
        ExpectedFindings(
            suite: "equal-width-column", scenarios: ["panel, unbreakable labels"], offers: ["w304", "w408"],
            rules: ["word-broken"]),
        ExpectedFindings(
            suite: "equal-width-column", scenarios: ["long labels, Chinese"], offers: ["w0"],
            rules: ["over-offer", "overflow", "text-clipped"]),
        ExpectedFindings(
            suite: "equal-width-column", scenarios: ["fixed rows"], offers: ["w-5"],
            rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "equal-width-column",
            scenarios: [
                "panel, empty", "panel, short labels", "panel, long labels, English", "panel, long labels, Indonesian",
                "panel, long labels, Chinese", "panel, long labels, Hindi", "panel, long labels, Arabic",
                "panel, emoji labels",
            ], offers: ["w96", "w200", "w0"], rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "equal-width-column", scenarios: ["row wider than the column"], offers: ["w96"],
            rules: ["over-offer", "overflow"]),
        ExpectedFindings(
            suite: "equal-width-column", scenarios: ["panel, unbreakable labels"], offers: ["w96", "w200", "w0"],
            rules: ["over-offer", "root-overflow", "word-broken"]),
    ]
}

extension ExpectedFindings {
    private static let feedbackLoop: [ExpectedFindings] = [
        ExpectedFindings(
            suite: "feedback-loop", scenarios: ["repeated measurement"], offers: ["w96", "w200", "w0"],
            rules: ["over-offer", "root-overflow", "word-broken"])
    ]
}

extension ExpectedFindings {
    private static let labelPanel: [ExpectedFindings] = [
        ExpectedFindings(
            suite: "label-panel",
            scenarios: [
                "empty", "one label", "short labels", "eighteen labels", "long labels, English",
                "long labels, Indonesian", "long labels, Hindi", "long labels, Arabic", "unbreakable labels",
                "emoji labels",
            ], offers: ["w0"], rules: ["over-offer", "root-overflow", "word-broken"]),
        ExpectedFindings(
            suite: "label-panel", scenarios: ["two labels"], offers: ["w0", "w0#1 toggle \"Show more labels\""],
            rules: ["over-offer", "root-overflow", "word-broken"]),
        ExpectedFindings(
            suite: "label-panel", scenarios: ["long labels, Indonesian"], offers: ["w96"], rules: ["word-broken"]),
        ExpectedFindings(
            suite: "label-panel", scenarios: ["unbreakable labels"], offers: ["w96", "w200", "w304", "w408"],
            rules: ["word-broken"]),
        ExpectedFindings(
            suite: "label-panel",
            scenarios: ["long labels, Chinese", "content of 86", "content of 410", "content of 85.25"], offers: ["w0"],
            rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "label-panel", scenarios: ["lazy labels"], offers: ["w0"],
            rules: ["over-offer", "overflow", "root-overflow", "text-clipped", "word-broken"]),
    ]
}

extension ExpectedFindings {
    private static let wideFirstGrid: [ExpectedFindings] = [
        ExpectedFindings(
            suite: "wide-first-grid", scenarios: ["one tile"], offers: ["w0"], rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "wide-first-grid", scenarios: ["twelve fixed tiles"], offers: ["w0", "w-5"],
            rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "wide-first-grid", scenarios: ["twelve fixed tiles swept"], offers: ["w60...95"],
            rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "wide-first-grid", scenarios: ["twelve tiles swept"], offers: ["w73...95"],
            rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "wide-first-grid", scenarios: ["a tile of fixed width"], offers: ["w96", "w200", "w304"],
            rules: ["over-offer", "overflow"]),
        ExpectedFindings(
            suite: "wide-first-grid", scenarios: ["a tile of fixed width"], offers: ["w408", "ideal", "wInf"],
            rules: ["over-offer", "overlap"]),
        ExpectedFindings(
            suite: "wide-first-grid", scenarios: ["a tile of fixed width"], offers: ["w0"],
            rules: ["over-offer", "overflow", "root-overflow"]),
        ExpectedFindings(
            suite: "wide-first-grid",
            scenarios: [
                "empty palette", "single tile", "twelve tiles", "twelve tiles, long labels, English",
                "twelve tiles, long labels, Indonesian", "twelve tiles, long labels, Chinese",
                "twelve tiles, long labels, Hindi", "twelve tiles, long labels, Arabic",
                "twelve tiles, unbreakable labels", "twelve tiles, emoji labels",
            ], offers: ["w0"], rules: ["over-offer", "root-overflow", "word-broken"]),
        ExpectedFindings(
            suite: "wide-first-grid", scenarios: ["twelve tiles swept"], offers: ["w60...72"],
            rules: ["over-offer", "root-overflow", "word-broken"]),
        ExpectedFindings(
            suite: "wide-first-grid",
            scenarios: ["twelve tiles, long labels, Indonesian", "twelve tiles, unbreakable labels"],
            offers: ["w96", "w200", "w304", "w408", "ideal", "wInf"], rules: ["word-broken"]),
    ]
}

extension ExpectedFindings {
    private static let measuredLabel: [ExpectedFindings] = [
        ExpectedFindings(
            suite: "measured-label", scenarios: ["empty"], offers: ["w0"], rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["block of 96"], offers: ["w96", "w0"],
            rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["block of 96 in a frame of 260", "label in a frame of 260"],
            offers: ["w96", "w200", "w0"], rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["short label"], offers: ["w96"], rules: ["text-truncated"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["longer label", "long labels, Chinese", "long labels, Arabic"],
            offers: ["w96", "w200", "w304"], rules: ["text-truncated"]),
        ExpectedFindings(
            suite: "measured-label",
            scenarios: [
                "long labels, English", "long labels, Indonesian", "unbreakable labels", "observer, newer form",
                "observer, older form", "observer, none",
            ], offers: ["w96", "w200", "w304", "w408"], rules: ["text-truncated"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["long labels, Hindi", "emoji labels", "two senders"],
            offers: ["w96", "w200"], rules: ["text-truncated"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["narrowing"], offers: ["w120...310"], rules: ["text-truncated"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["resized"], offers: ["w340#1 resize w200", "w340#2 resize w120"],
            rules: ["text-truncated"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["slider and longer label"],
            offers: ["w408#2 tap \"Longer label\"", "w408#3 set \"Offered width\" to 120"], rules: ["text-truncated"]),
        ExpectedFindings(
            suite: "measured-label",
            scenarios: [
                "short label", "longer label", "long labels, English", "long labels, Indonesian",
                "long labels, Chinese", "long labels, Hindi", "long labels, Arabic", "unbreakable labels",
                "emoji labels", "observer, newer form", "observer, older form", "observer, none", "two senders",
            ], offers: ["w0"], rules: ["over-offer", "root-overflow", "text-truncated"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["in a reader"], offers: ["w96"],
            rules: ["over-offer", "text-truncated"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["in a reader"], offers: ["w200", "w304", "w408", "wInf"],
            rules: ["over-offer"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["in a reader"], offers: ["ideal", "w0"],
            rules: ["over-offer", "overflow", "text-clipped", "text-truncated"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["rigid"], offers: ["w96", "w0"],
            rules: ["over-offer", "overflow", "root-overflow"]),
        ExpectedFindings(
            suite: "measured-label", scenarios: ["rigid"], offers: ["w200", "w304", "w408", "ideal", "wInf"],
            rules: ["over-offer", "overflow"]),
    ]
}

extension ExpectedFindings {
    private static let presentationChoice: [ExpectedFindings] = [
        ExpectedFindings(
            suite: "presentation-choice", scenarios: ["single form"], offers: ["w96", "w0"],
            rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "presentation-choice",
            scenarios: [
                "short labels", "long labels, English", "long labels, Indonesian", "long labels, Chinese",
                "long labels, Hindi", "long labels, Arabic", "unbreakable labels", "emoji labels",
            ], offers: ["w0"], rules: ["over-offer", "root-overflow", "text-truncated"]),
        ExpectedFindings(
            suite: "presentation-choice", scenarios: ["station swept"], offers: ["w60...85"], rules: ["text-truncated"]),
        ExpectedFindings(
            suite: "presentation-choice",
            scenarios: ["long labels, English", "long labels, Indonesian", "unbreakable labels"],
            offers: ["w96", "w200", "w304"], rules: ["text-truncated"]),
        ExpectedFindings(
            suite: "presentation-choice", scenarios: ["long labels, Chinese", "long labels, Arabic"],
            offers: ["w96", "w200"], rules: ["text-truncated"]),
        ExpectedFindings(
            suite: "presentation-choice", scenarios: ["long labels, Hindi", "emoji labels"], offers: ["w96"],
            rules: ["text-truncated"]),
    ]
}

extension ExpectedFindings {
    private static let gridContainers: [ExpectedFindings] = [
        ExpectedFindings(
            suite: "grid-containers",
            scenarios: [
                "single tile, Grid", "single tile, Grid without rows", "single tile, VStack", "single tile, HStack",
                "twelve tiles, Grid without rows", "twelve tiles, VStack",
                "twelve tiles, long labels, English, Grid without rows", "twelve tiles, long labels, English, VStack",
                "twelve tiles, long labels, Indonesian, Grid without rows",
                "twelve tiles, long labels, Indonesian, LazyVGrid", "twelve tiles, long labels, Indonesian, VStack",
                "twelve tiles, long labels, Hindi, Grid without rows", "twelve tiles, long labels, Hindi, VStack",
                "twelve tiles, long labels, Arabic, Grid without rows", "twelve tiles, long labels, Arabic, VStack",
                "twelve tiles, unbreakable labels, Grid without rows", "twelve tiles, unbreakable labels, LazyVGrid",
                "twelve tiles, unbreakable labels, VStack", "twelve tiles, emoji labels, Grid without rows",
                "twelve tiles, emoji labels, VStack",
            ], offers: ["w0"], rules: ["over-offer", "root-overflow", "word-broken"]),
        ExpectedFindings(
            suite: "grid-containers",
            scenarios: [
                "twelve tiles, Grid", "twelve tiles, long labels, English, Grid",
                "twelve tiles, long labels, Indonesian, Grid", "twelve tiles, long labels, Hindi, Grid",
                "twelve tiles, long labels, Arabic, Grid", "twelve tiles, unbreakable labels, Grid",
                "twelve tiles, emoji labels, Grid",
            ], offers: ["w96", "w0"], rules: ["over-offer", "root-overflow", "word-broken"]),
        ExpectedFindings(
            suite: "grid-containers",
            scenarios: [
                "twelve tiles, HStack", "twelve tiles, long labels, English, HStack",
                "twelve tiles, long labels, Arabic, HStack", "twelve tiles, unbreakable labels, HStack",
            ], offers: ["w96", "w200", "w304", "w0"], rules: ["over-offer", "root-overflow", "word-broken"]),
        ExpectedFindings(
            suite: "grid-containers",
            scenarios: [
                "twelve tiles, long labels, Indonesian, HStack", "twelve tiles, long labels, Hindi, HStack",
                "twelve tiles, emoji labels, HStack",
            ], offers: ["w96", "w200", "w304", "w408", "w0"], rules: ["over-offer", "root-overflow", "word-broken"]),
        ExpectedFindings(
            suite: "grid-containers",
            scenarios: [
                "single tile, LazyVGrid", "twelve tiles, LazyVGrid", "twelve tiles, long labels, English, LazyVGrid",
                "twelve tiles, long labels, Chinese, Grid without rows",
                "twelve tiles, long labels, Chinese, LazyVGrid", "twelve tiles, long labels, Chinese, VStack",
                "twelve tiles, long labels, Hindi, LazyVGrid", "twelve tiles, long labels, Arabic, LazyVGrid",
                "twelve tiles, emoji labels, LazyVGrid",
            ], offers: ["w0"], rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "grid-containers", scenarios: ["twelve tiles, long labels, Chinese, Grid"], offers: ["w96", "w0"],
            rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "grid-containers", scenarios: ["twelve tiles, long labels, Chinese, HStack"],
            offers: ["w96", "w200", "w304", "w408", "w0"], rules: ["over-offer", "root-overflow"]),
        ExpectedFindings(
            suite: "grid-containers",
            scenarios: [
                "twelve tiles, Grid", "twelve tiles, long labels, Hindi, Grid",
                "twelve tiles, long labels, Arabic, Grid", "twelve tiles, emoji labels, Grid",
            ], offers: ["w200"], rules: ["word-broken"]),
        ExpectedFindings(
            suite: "grid-containers", scenarios: ["twelve tiles, long labels, English, Grid"],
            offers: ["w200", "w304"], rules: ["word-broken"]),
        ExpectedFindings(
            suite: "grid-containers",
            scenarios: ["twelve tiles, long labels, Indonesian, Grid", "twelve tiles, unbreakable labels, Grid"],
            offers: ["w200", "w304", "w408"], rules: ["word-broken"]),
        ExpectedFindings(
            suite: "grid-containers",
            scenarios: [
                "twelve tiles, long labels, Indonesian, Grid without rows",
                "twelve tiles, long labels, Indonesian, VStack",
            ], offers: ["w96"], rules: ["word-broken"]),
        ExpectedFindings(
            suite: "grid-containers",
            scenarios: [
                "twelve tiles, long labels, Indonesian, LazyVGrid", "twelve tiles, unbreakable labels, LazyVGrid",
            ], offers: ["w96", "w200", "w304", "w408", "ideal", "wInf"], rules: ["word-broken"]),
        ExpectedFindings(
            suite: "grid-containers", scenarios: ["twelve tiles, long labels, Arabic, HStack"], offers: ["w408"],
            rules: ["word-broken"]),
        ExpectedFindings(
            suite: "grid-containers",
            scenarios: [
                "twelve tiles, unbreakable labels, Grid without rows", "twelve tiles, unbreakable labels, VStack",
            ], offers: ["w96", "w200", "w304", "w408"], rules: ["word-broken"]),
        ExpectedFindings(
            suite: "grid-containers", scenarios: ["twelve tiles, HStack", "twelve tiles, unbreakable labels, HStack"],
            offers: ["w408"], rules: ["over-offer", "word-broken"]),
        ExpectedFindings(
            suite: "grid-containers", scenarios: ["twelve tiles, long labels, English, HStack"], offers: ["w408"],
            rules: ["over-offer", "overflow", "root-overflow", "text-clipped", "word-broken"]),
    ]
}

extension ExpectedFindings {
    private static let platformText: [ExpectedFindings] = [
        ExpectedFindings(
            suite: "platform-text",
            scenarios: [
                "empty", "single label", "short labels", "long labels, English", "long labels, Indonesian",
                "long labels, Chinese", "long labels, Hindi", "long labels, Arabic", "unbreakable labels",
                "emoji labels", "older stack", "newer stack", "label",
            ], offers: ["w0"], rules: ["over-offer", "root-overflow"])
    ]
}
