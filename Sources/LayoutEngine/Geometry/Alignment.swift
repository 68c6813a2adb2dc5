public import Foundation

/// A kind of alignment guide. Its default value is used where a view does not set the guide explicitly.
public protocol AlignmentID {
    /// The guide's offset from the view's leading or top edge, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide's identity: its type and the axis along which it is measured.
package struct AlignmentKey: Hashable, Sendable {
    package let id: any (AlignmentID & SendableMetatype).Type
    package let axis: Axis
    package let merging: Merging
    /// Where the guide stands by default: computed without a call for the guides that every view has.
    let standard: Standard
    /// Whether no author named it: an initialiser has it by default. Equal to the same guide where one did.
    fileprivate(set) var isDefault = false

    enum Standard: Sendable { case start, middle, end, custom }

    package init(id: any (AlignmentID & SendableMetatype).Type, axis: Axis) {
        self.id = id
        self.axis = axis
        // Built-in edges and centres are not merged upward, the first text baseline is the minimum, custom guides the
        // mean (SWIFTUI-LAYOUT 12, trust B). The last text baseline is the maximum: Apple calls it "the bottom-most".
        let builtIn = id as? any BuiltInAlignment.Type
        merging = builtIn?.merging ?? .mean
        standard = builtIn?.standard ?? .custom
    }

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    /// The name under which a guide is recorded: `leading`, `firstTextBaseline`, or the author's type.
    package var name: String {
        switch (merging, standard, axis) {
        case (.none, .start, .horizontal): "leading"
        case (.none, .end, .horizontal): "trailing"
        case (.none, .start, .vertical): "top"
        case (.none, .end, .vertical): "bottom"
        case (.none, .middle, _): "center"
        // Casting a type takes three hundred instructions, and every stack and frame tells the names of its guides.
        default: (id as? any BuiltInAlignment.Type)?.name ?? "\(id)"
        }
    }

    /// How the guides of several children become their container's.
    package enum Merging: Sendable { case none, mean, minimum, maximum }
}

/// The guides that every view has.
private protocol BuiltInAlignment: AlignmentID {
    static var name: String { get }
    static var merging: AlignmentKey.Merging { get }
    static var standard: AlignmentKey.Standard { get }
    static var axis: Axis { get }
}

extension BuiltInAlignment {
    static var merging: AlignmentKey.Merging { .none }

    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context.standard(standard, axis) ?? 0
    }
}

private enum Leading: BuiltInAlignment {
    static let name = "leading"
    static let standard = AlignmentKey.Standard.start
    static let axis = Axis.horizontal
}

private enum HorizontalCenter: BuiltInAlignment {
    static let name = "center"
    static let standard = AlignmentKey.Standard.middle
    static let axis = Axis.horizontal
}

private enum Trailing: BuiltInAlignment {
    static let name = "trailing"
    static let standard = AlignmentKey.Standard.end
    static let axis = Axis.horizontal
}

private enum Top: BuiltInAlignment {
    static let name = "top"
    static let standard = AlignmentKey.Standard.start
    static let axis = Axis.vertical
}

private enum VerticalCenter: BuiltInAlignment {
    static let name = "center"
    static let standard = AlignmentKey.Standard.middle
    static let axis = Axis.vertical
}

private enum Bottom: BuiltInAlignment {
    static let name = "bottom"
    static let standard = AlignmentKey.Standard.end
    static let axis = Axis.vertical
}

/// A view without a text has its baseline at its bottom (SWIFTUI-LAYOUT 12).
private enum FirstTextBaseline: BuiltInAlignment {
    static let name = "firstTextBaseline"
    static let merging = AlignmentKey.Merging.minimum
    static let standard = AlignmentKey.Standard.end
    static let axis = Axis.vertical
}

private enum LastTextBaseline: BuiltInAlignment {
    static let name = "lastTextBaseline"
    static let merging = AlignmentKey.Merging.maximum
    static let standard = AlignmentKey.Standard.end
    static let axis = Axis.vertical
}

/// A horizontal position by which views are aligned.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    package init(key: AlignmentKey) { self.key = key }

    /// A custom guide.
    public init(_ id: any (AlignmentID & SendableMetatype).Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(HorizontalCenter.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self)
}

/// A vertical position by which views are aligned.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    package init(key: AlignmentKey) { self.key = key }

    /// A custom guide.
    public init(_ id: any (AlignmentID & SendableMetatype).Type) { key = AlignmentKey(id: id, axis: .vertical) }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(VerticalCenter.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A position in both axes.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    /// As recorded in a node's inputs: `topLeading`, `center`, else both names.
    package var words: String {
        let x = horizontal.key.name
        let y = vertical.key.name
        if y == "center" { return x }
        if x == "center" { return y }
        return y + x.prefix(1).uppercased() + x.dropFirst()
    }
}

// What initialisers have where their author names no alignment: recorded as such, so that a comparison can tell an engine
// with other defaults from an author who names another one.

extension HorizontalAlignment {
    @usableFromInline static func byDefault(_ alignment: HorizontalAlignment) -> HorizontalAlignment {
        var key = alignment.key
        key.isDefault = true
        return HorizontalAlignment(key: key)
    }
}

extension VerticalAlignment {
    @usableFromInline static func byDefault(_ alignment: VerticalAlignment) -> VerticalAlignment {
        var key = alignment.key
        key.isDefault = true
        return VerticalAlignment(key: key)
    }
}

extension Alignment {
    @usableFromInline static func byDefault(_ alignment: Alignment) -> Alignment {
        Alignment(horizontal: .byDefault(alignment.horizontal), vertical: .byDefault(alignment.vertical))
    }

    /// As recorded among a node's parameters.
    func recordedInputs(_ name: String = "alignment") -> [NodeInput] {
        NodeInput.alignment(name, words, isDefault: horizontal.key.isDefault && vertical.key.isDefault)
    }
}

extension AlignmentKey {
    /// As recorded among a node's parameters.
    func recordedInputs(_ name: String = "alignment") -> [NodeInput] {
        NodeInput.alignment(name, self.name, isDefault: isDefault)
    }
}

extension NodeInput {
    /// An alignment, with a note where no author named it.
    fileprivate static func alignment(_ name: String, _ words: String, isDefault: Bool) -> [NodeInput] {
        let alignment = NodeInput(name, words)
        return isDefault ? [alignment, NodeInput("\(name) \(LayoutNode.askedNote)", "default")] : [alignment]
    }
}
