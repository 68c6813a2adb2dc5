import Foundation
import Synchronization

/// What a stand-in was given to show, by the types of its content: recorded where the types alone say which views there are.
/// Where they are equal and other views show, the stand-in decides otherwise.
enum GivenNote {
    /// Types whose number of views does not depend on a value.
    private static let fixed: Set<Substring> = [
        "Bool", "Button", "Circle", "Color", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker",
        "Divider", "Double", "EmptyView", "Form", "Gauge", "GroupBox", "HStack", "Image", "Int",
        "Label", "LabeledContent", "Link", "List", "Menu", "ModifiedContent", "Never", "Picker", "ProgressView",
        "Rectangle", "Slider", "Spacer", "Stepper", "String", "Swift", "Text", "TextField", "Toggle", "TupleView",
        "VStack", "ZStack", "LayoutEngine", "_AlignmentGuide", "_AspectRatioLayout", "_BackgroundModifier",
        "_EnvironmentModifier", "_FixedSizeLayout", "_FlexFrameLayout", "_FrameLayout", "_IDModifier",
        "_LayoutPriority", "_NodeModifier", "_ObserverModifier", "_OffsetEffect", "_OverlayModifier", "_PaddingLayout",
        "_PositionLayout",
    ]

    /// The type in words; nil for an author's own, and where some part of it may show other views by itself.
    static func words(of type: Any.Type) -> String? {
        let key = ObjectIdentifier(type)
        return known.withLock { known in
            if let words = known[key] { return words }
            let words = describe(type)
            known[key] = .some(words)
            return words
        }
    }

    private static func describe(_ type: Any.Type) -> String? {
        let words = String(reflecting: type)
        guard words.hasPrefix("LayoutEngine.") else { return nil }
        let names = words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return names.allSatisfy(fixed.contains) ? words.replacingOccurrences(of: "LayoutEngine.", with: "") : nil
    }

    /// Words by type: describing a type costs more than building its node.
    private static let known = Mutex<[ObjectIdentifier: String?]>([:])
}
