public import Foundation

extension AttributeScopes {
    /// What an attributed string says of its look.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let foundation: FoundationAttributes

        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

/// What marks mean in a text. Foundation has it, but not on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

/// Draws a text. Nothing is drawn.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

extension Text {
    /// The lines of a text, for one who draws them. Nothing is drawn: there are none.
    public struct Layout: RandomAccessCollection {
        /// A line.
        public struct Line: RandomAccessCollection {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(position: Int) -> Run { Run() }
        }

        /// Letters of one look.
        public struct Run: RandomAccessCollection {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(position: Int) -> RunSlice { RunSlice() }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// A letter.
        public struct RunSlice {}

        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(position: Int) -> Line { Line() }
    }

    /// Says something of a text to one who draws it.
    public func customAttribute(_ value: some TextAttribute) -> Text { self }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

    /// How large a text is beside others. It has no effect here.
    public struct Scale: Hashable, Sendable {
        public static let `default` = Scale()
        public static let secondary = Scale()
    }
}

/// Something said of a text to one who draws it.
public protocol TextAttribute {}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}

extension Text.Layout {
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
}

extension Text {
    /// A line under or through a text; it has no effect on layout.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            private let name: String

            public static let solid = Pattern(name: "solid")
            public static let dash = Pattern(name: "dash")
            public static let dot = Pattern(name: "dot")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        public static let single = LineStyle()

        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }

    /// A text with the fonts, kerning, tracking and baselines that its attributes give.
    @_disfavoredOverload public init(_ attributed: AttributedString) {
        let runs = attributed.runs.map { part in
            var run = Run(string: String(attributed[part.range].characters))
            let intent = part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] ?? []
            if intent.contains(.stronglyEmphasized) { run.weight = .bold }
            if intent.contains(.emphasized) { run.isItalic = true }
            if intent.contains(.code) { run.isMonospaced = true }
            run.font = part[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
            run.kerning = part[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
            run.tracking = part[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
            run.baselineOffset = part[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] ?? 0
            return run
        }
        self.init(runs: runs)
    }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
}

nonisolated extension View {
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
    public func textRenderer(_ renderer: some TextRenderer) -> some View { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { self }
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { self }
}
