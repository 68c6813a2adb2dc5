public import Foundation

/// Room that expands along the axis of the stack around it, and along both elsewhere (SWIFTUI-LAYOUT 4).
public struct Spacer: Sendable {
    /// In points; nil for the default, 8.
    public var minLength: CGFloat?

    /// Room of at least `minLength` points.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(
            SpacerNode(
                context.layout, minLength: minLength ?? context.layout.options.spacing, given: minLength,
                axis: context.environment.stackAxis))
    }
}

final class SpacerNode: LeafNode {
    private let minLength: CGFloat
    private let given: CGFloat?
    private let axis: Axis?

    init(_ context: LayoutContext, minLength: CGFloat, given: CGFloat?, axis: Axis?) {
        self.minLength = minLength.length
        self.given = given
        self.axis = axis
        super.init(context, kind: "Spacer")
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            guard self.axis == nil || self.axis == axis else { return 0 }
            let offered = proposal[axis] ?? minLength
            return offered > minLength ? offered : minLength
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// Served after everything else; its minimum is kept back before.
    override var ownPriority: Double { -.infinity }

    /// No gap between a Spacer and its neighbours (SWIFTUI-LAYOUT 3, trust A).
    override var ownSpacing: ViewSpacing {
        var spacing = super.ownSpacing
        for edge in Edge.allCases {
            let alongAxis =
                switch axis {
                case .horizontal: edge == .leading || edge == .trailing
                case .vertical: edge == .top || edge == .bottom
                case nil: true
                }
            if alongAxis { spacing.set(0, .plain, at: edge) }
        }
        return spacing
    }

    override var inputs: [NodeInput] {
        let inherited = NodeInput(Self.inheritedAxisNote, axis?.description ?? "none")
        return given.map { [inherited, NodeInput("minLength", $0)] } ?? [inherited]
    }
}

/// A line between views, across the axis of the stack around it (SWIFTUI-LAYOUT 4, trust C for the thickness).
public struct Divider: Sendable {
    /// A line of 1 point across the stack it stands in.
    public init() {}
}

extension Divider: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(DividerNode(context.layout, axis: context.environment.stackAxis ?? .vertical))
    }
}

final class DividerNode: LeafNode {
    private let axis: Axis

    init(_ context: LayoutContext, axis: Axis) {
        self.axis = axis
        super.init(context, kind: "Divider")
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(axis, major: context.options.dividerThickness, minor: (proposal[axis.other] ?? 10).length)
    }

    override var inputs: [NodeInput] { [NodeInput(Self.inheritedAxisNote, axis.description)] }
}
