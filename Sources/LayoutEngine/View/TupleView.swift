@_spi(Reflection) import Swift

/// Several views from one builder.
public struct TupleView<T> {
    public var value: T

    public init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        withUnsafePointer(to: value) { pointer in
            for (place, part) in TupleParts.of(T.self).enumerated() {
                let start = nodes.count
                build(
                    part.type, at: UnsafeRawPointer(pointer) + part.offset, context.entering(.place(place)),
                    into: &nodes)
                for index in start..<nodes.count { nodes.nodes[index].enterBuilder(at: place) }
            }
        }
    }
}

@MainActor private func build<Part: View>(
    _ type: Part.Type, at part: UnsafeRawPointer, _ context: BuildContext, into nodes: inout NodeList
) {
    part.assumingMemoryBound(to: type).pointee._build(context, into: &nodes)
}

/// The views in a tuple: what each is and where it stands. Looked up once for a type; a list of boxed views for every
/// tuple took as long as building the stack around them.
@MainActor private enum TupleParts {
    struct Part {
        let offset: Int
        let type: any View.Type
    }

    private static var known: [ObjectIdentifier: [Part]] = [:]

    static func of(_ tuple: Any.Type) -> [Part] {
        let key = ObjectIdentifier(tuple)
        if let parts = known[key] { return parts }
        var parts: [Part] = []
        _ = _forEachField(of: tuple) { _, offset, type, _ in
            if let type = type as? any View.Type { parts.append(Part(offset: offset, type: type)) }
            return true
        }
        known[key] = parts
        return parts
    }
}
