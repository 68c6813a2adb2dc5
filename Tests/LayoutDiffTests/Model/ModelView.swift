import LayoutRecord

/// A view of the tests' own small layout language: a kind, its inputs and its children.
struct ModelView {
    var kind: String
    var inputs: [String: InputValue] = [:]
    var children: [ModelView] = []
    var id: String?
    var text: String?
    var identifier: String?
    /// Content that is built from a size, as a GeometryReader's is.
    var build: ((Size) -> ModelView)?
    /// Whether an observer reports this view's size, which becomes the state of the next pass.
    var isObserved = false

    func number(_ name: String) -> Double? { if case .number(let value)? = inputs[name] { value } else { nil } }
    func string(_ name: String) -> String? { if case .string(let value)? = inputs[name] { value } else { nil } }
    var isModifier: Bool { kind.hasPrefix(".") }

    // MARK: Building

    static func text(_ text: String) -> ModelView {
        ModelView(kind: "Text", inputs: ["text": .string(text)], text: text)
    }

    static func image(_ width: Double, _ height: Double) -> ModelView {
        ModelView(kind: "Image", inputs: ["width": .number(width), "height": .number(height)])
    }

    static var spacer: ModelView { ModelView(kind: "Spacer", inputs: ["minLength": .number(8)]) }
    static var color: ModelView { ModelView(kind: "Color") }

    static func hStack(_ spacing: Double, _ alignment: String, _ children: [ModelView]) -> ModelView {
        stack("HStack", spacing, alignment, children)
    }

    static func vStack(_ spacing: Double, _ alignment: String, _ children: [ModelView]) -> ModelView {
        stack("VStack", spacing, alignment, children)
    }

    static func hStack(_ children: [ModelView]) -> ModelView { hStack(8, "center", children) }
    static func vStack(_ children: [ModelView]) -> ModelView { vStack(8, "center", children) }

    private static func stack(
        _ kind: String, _ spacing: Double, _ alignment: String, _ children: [ModelView]
    ) -> ModelView {
        ModelView(
            kind: kind, inputs: ["spacing": .number(spacing), "alignment": .string(alignment)], children: children)
    }

    static func zStack(_ children: [ModelView]) -> ModelView { ModelView(kind: "ZStack", children: children) }
    static func fits(_ children: [ModelView]) -> ModelView { ModelView(kind: "ViewThatFits", children: children) }

    /// A custom layout that wraps its children into rows.
    static func tiles(_ gap: Double, _ children: [ModelView]) -> ModelView {
        ModelView(kind: "Tiles", inputs: ["gap": .number(gap)], children: children)
    }

    static func reader(_ build: @escaping (Size) -> ModelView) -> ModelView {
        ModelView(kind: "GeometryReader", build: build)
    }

    func modified(_ kind: String, _ inputs: [String: InputValue] = [:], _ second: ModelView? = nil) -> ModelView {
        ModelView(kind: kind, inputs: inputs, children: [self] + (second.map { [$0] } ?? []))
    }

    func padding(_ length: Double) -> ModelView {
        modified(
            ".padding",
            [
                "top": .number(length), "leading": .number(length), "bottom": .number(length),
                "trailing": .number(length),
            ])
    }

    func frame(width: Double? = nil, height: Double? = nil, alignment: String = "center") -> ModelView {
        var inputs: [String: InputValue] = ["alignment": .string(alignment)]
        inputs["width"] = width.map { .number($0) }
        inputs["height"] = height.map { .number($0) }
        return modified(".frame", inputs)
    }

    func flexible(minWidth: Double? = nil, maxWidth: Double? = nil) -> ModelView {
        var inputs: [String: InputValue] = ["alignment": .string("center")]
        inputs["minWidth"] = minWidth.map { .number($0) }
        inputs["maxWidth"] = maxWidth.map { .number($0) }
        return modified(".frame", inputs)
    }

    func fixedSize() -> ModelView { modified(".fixedSize") }
    func priority(_ value: Double) -> ModelView { modified(".layoutPriority", ["priority": .number(value)]) }
    func offset(_ x: Double, _ y: Double) -> ModelView { modified(".offset", ["x": .number(x), "y": .number(y)]) }
    func aspectRatio(_ ratio: Double) -> ModelView { modified(".aspectRatio", ["ratio": .number(ratio)]) }
    func background(_ view: ModelView) -> ModelView { modified(".background", [:], view) }
    func overlay(_ view: ModelView) -> ModelView { modified(".overlay", [:], view) }

    func guide(_ name: String, _ value: Double) -> ModelView {
        modified(".alignmentGuide", ["guide": .string(name), "value": .number(value)])
    }

    func tagged(_ id: String) -> ModelView {
        var view = self
        view.id = id
        return view
    }

    func observed() -> ModelView {
        var view = self
        view.isObserved = true
        return view
    }

    // MARK: Editing

    /// The view with another value for an input of the node at these child indices.
    func editing(_ path: [Int], _ edit: (inout ModelView) -> Void) -> ModelView {
        var view = self
        guard let first = path.first else {
            edit(&view)
            return view
        }
        view.children[first] = view.children[first].editing(Array(path.dropFirst()), edit)
        return view
    }
}
