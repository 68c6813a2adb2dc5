/// One-line faults of the model engine, and harmless changes of it.
enum ModelFault: String, CaseIterable, Sendable {
    case hStackForgetsLastGap, hStackLastChildNarrower, hStackIgnoresPriority, hStackAlignsTop, hStackPlacesOffByOne
    case hStackReversesFlexibility, hStackOffersAllToEach
    case vStackExtraGap, vStackAlignsTrailing, vStackRoundsCentre, vStackOffersNoHeight, vStackPlacesDouble
    case paddingTwice, paddingForgetsTrailing, paddingOffersAll, paddingPlacesAtZero, paddingAddsHeightOnly
    case frameIgnoresHeight, frameAlignsTop, frameOffersOuter, frameIgnoresMaximum, frameIgnoresMinimum
    case fixedSizeKeepsHeight, fixedSizeOffersZero
    case offsetDoubles, offsetNegates
    case aspectInverts, aspectFills
    case backgroundOffersNothing, backgroundPlacesAtZero, overlayAlignsTrailing, overlayAddsItsSize
    case textLineTooHigh, textRoundsUp, textWrapsEarly, textForgetsLastLine
    case spacerMinimum, colorIdeal, imageSwaps
    case zStackTopLeading, zStackTakesLast
    case fitsTakesFirst, fitsNeedsSpare
    case guideNegates, readerAnswersHalf, priorityNegates, tilesForgetsGap

    /// The kind of node that is broken.
    var kind: String {
        switch self {
        case .hStackForgetsLastGap, .hStackLastChildNarrower, .hStackIgnoresPriority, .hStackAlignsTop,
            .hStackPlacesOffByOne, .hStackReversesFlexibility, .hStackOffersAllToEach:
            "HStack"
        case .vStackExtraGap, .vStackAlignsTrailing, .vStackRoundsCentre, .vStackOffersNoHeight, .vStackPlacesDouble:
            "VStack"
        case .paddingTwice, .paddingForgetsTrailing, .paddingOffersAll, .paddingPlacesAtZero, .paddingAddsHeightOnly:
            ".padding"
        case .frameIgnoresHeight, .frameAlignsTop, .frameOffersOuter, .frameIgnoresMaximum, .frameIgnoresMinimum:
            ".frame"
        case .fixedSizeKeepsHeight, .fixedSizeOffersZero: ".fixedSize"
        case .offsetDoubles, .offsetNegates: ".offset"
        case .aspectInverts, .aspectFills: ".aspectRatio"
        case .backgroundOffersNothing, .backgroundPlacesAtZero: ".background"
        case .overlayAlignsTrailing, .overlayAddsItsSize: ".overlay"
        case .textLineTooHigh, .textRoundsUp, .textWrapsEarly, .textForgetsLastLine: "Text"
        case .spacerMinimum: "Spacer"
        case .colorIdeal: "Color"
        case .imageSwaps: "Image"
        case .zStackTopLeading, .zStackTakesLast: "ZStack"
        case .fitsTakesFirst, .fitsNeedsSpare: "ViewThatFits"
        case .guideNegates: ".alignmentGuide"
        case .readerAnswersHalf: "GeometryReader"
        case .priorityNegates: ".layoutPriority"
        case .tilesForgetsGap: "Tiles"
        }
    }
}

/// How the engine goes about its work: none of this changes a layout.
struct ModelHabits: Sendable {
    var keepsAnswers = true
    var asksInfinityFirst = false
    /// Added to every text's width.
    var noise = 0.0
}
