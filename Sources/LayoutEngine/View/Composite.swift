import Synchronization

/// Builds a view that has a body: a node of the view's kind around each node of the body.
@MainActor func buildComposite<V: View>(_ view: V, _ context: BuildContext, into nodes: inout NodeList) {
    let context = context.entering(.type(ObjectIdentifier(V.self)))
    var view = view
    let told = context.layout.toldProperties { bindDynamicProperties(of: &view, context) }
    let start = nodes.count
    view.body._build(context, into: &nodes)
    let kind = kindName(of: V.self)
    nodes.wrap(from: start) { child in
        let node = PassThroughNode(kind: kind, child: child, of: V.self)
        for (what, words) in told { node.noteTold(what, words) }
        return node
    }
}

/// A type's name as its author wrote it, without generic arguments.
package func kindName(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    return kindNames.withLock { names in
        if let known = names[key] { return known }
        let name = String(describing: type)
        let kind = name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
        names[key] = kind
        return kind
    }
}

/// Names by type: describing a type costs more than building its node.
private let kindNames = Mutex<[ObjectIdentifier: String]>([:])
