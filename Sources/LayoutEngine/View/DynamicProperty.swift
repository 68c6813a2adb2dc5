@_spi(Reflection) import Swift

/// A stored property of a view that is brought up to date before the view's body is asked for.
public protocol DynamicProperty {
    mutating func update()

    /// Connects the property with what belongs to the view's identity.
    @MainActor mutating func _bind(_ slot: PropertySlot)
}

extension DynamicProperty {
    public mutating func update() {}

    @MainActor public mutating func _bind(_ slot: PropertySlot) {
        // An author's own dynamic property may hold others.
        bindDynamicProperties(of: &self, slot.context, base: slot.index)
    }
}

/// A property's place in the view that owns it.
public struct PropertySlot {
    package let context: BuildContext
    package let index: Int
    /// The owner's type and the property: `ContentView.height`.
    package let name: String

    package var key: StateKey { StateKey(identity: context.identity, index: index) }
}

/// The stored dynamic properties of a type: where each stands in a value, and what it is.
private struct DynamicLayout {
    struct Property {
        let name: String
        let offset: Int
        let type: any DynamicProperty.Type
    }

    let properties: [Property]

    init(of type: Any.Type) {
        var found: [Property] = []
        // Reflection is the one way to find stored properties in a value that can be changed in place.
        _ = _forEachField(of: type) { name, offset, fieldType, _ in
            guard let propertyType = fieldType as? any DynamicProperty.Type else { return true }
            var label = Substring(String(cString: name))
            if label.first == "_" { label.removeFirst() }
            found.append(
                Property(name: "\(kindName(of: type)).\(label)", offset: offset, type: propertyType))
            return true
        }
        properties = found
    }
}

@MainActor private var layouts: [ObjectIdentifier: DynamicLayout] = [:]

/// Binds every dynamic property stored in a value to its slot. Cost: O(properties); a type is inspected once.
@MainActor package func bindDynamicProperties<Value>(of value: inout Value, _ context: BuildContext, base: Int = 0) {
    let key = ObjectIdentifier(Value.self)
    let layout: DynamicLayout
    if let known = layouts[key] {
        layout = known
    } else {
        layout = DynamicLayout(of: Value.self)
        layouts[key] = layout
    }
    guard !layout.properties.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
        for (index, property) in layout.properties.enumerated() {
            let field = UnsafeMutableRawPointer(pointer) + property.offset
            bind(
                property.type, at: field,
                PropertySlot(context: context, index: base * 64 + index + 1, name: property.name))
        }
    }
}

@MainActor private func bind<Property: DynamicProperty>(
    _ type: Property.Type, at field: UnsafeMutableRawPointer, _ slot: PropertySlot
) {
    let property = field.assumingMemoryBound(to: type)
    property.pointee._bind(slot)
    property.pointee.update()
}
