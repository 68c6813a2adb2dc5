import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// Rules of the engine that neither the systems nor `layoutRules` use: stand-ins, readers, preferences, room that is
    /// kept clear, cut words. A change of one of them would go by unseen.
    static var furtherRules: Suite {
        Suite(
            "further-rules",
            FurtherRules.containerRules + FurtherRules.gridRules + FurtherRules.roomRules + FurtherRules.readerRules
                + FurtherRules.textRules + FurtherRules.controlRules + FurtherRules.standInRules
                + FurtherRules.furtherRoomRules + FurtherRules.unusualRules + FurtherRules.environmentRules
                + FurtherRules.edgeRules + FurtherRules.handedRules)
    }
}

/// Each rule in a view as small as shows it, at the width where it does.
@MainActor enum FurtherRules {
    static func rule(
        _ name: String, @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) -> Scenario { Scenario(name, offers: .widths(200), content: content) }

    static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.blue.frame(width: width, height: height)
    }
}
