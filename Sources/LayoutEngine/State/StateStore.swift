import Foundation

/// The values that live longer than the views that declare them: each belongs to a structural identity, is kept from
/// one update to the next, and is dropped when its view is gone.
package final class StateStore {
    private struct Key: Hashable {
        let identity: Identity
        let index: Int
    }

    private struct Slot {
        let object: AnyObject
        var update: Int
    }

    private var slots: [Key: Slot] = [:]
    private var update = 0
    /// Whether something was written since the last update began.
    package private(set) var isDirty = false
    /// Who is being run while state is written: told to `didWrite`.
    package var writer: String?
    /// Every write since the last update began, in order.
    package private(set) var writes: [StateWrite] = []

    package init() {}

    package func beginUpdate() {
        update += 1
        isDirty = false
        writes = []
    }

    /// Drops what no view asked for since the update began.
    package func endUpdate() { slots = slots.filter { $0.value.update == update } }

    /// The object kept at a slot; made on the first ask, and anew when its type changed.
    package func object<T: AnyObject>(_ identity: Identity, _ index: Int, make: () -> T) -> T {
        let key = Key(identity: identity, index: index)
        if let slot = slots[key], let object = slot.object as? T {
            slots[key]?.update = update
            return object
        }
        let object = make()
        slots[key] = Slot(object: object, update: update)
        return object
    }

    package func markDirty() { isDirty = true }

    fileprivate func didWrite(_ write: StateWrite) {
        isDirty = true
        writes.append(write)
    }
}

/// One change of a state's value.
package struct StateWrite {
    package let location: any AnyStateLocation
    package let old: String
    package let new: String
    package let writer: String?
}

/// A state's storage, whatever its type.
package protocol AnyStateLocation: AnyObject {
    /// The declaring view and property: `ContentView.height`.
    var name: String { get }
    /// The value, if it is a number.
    var number: Double? { get set }
}

/// Where a `@State` value lives.
final class StateLocation<Value>: AnyStateLocation {
    let name: String
    private unowned let store: StateStore
    private(set) var value: Value

    init(name: String, value: Value, store: StateStore) {
        self.name = name
        self.value = value
        self.store = store
    }

    /// Writing an equal value is no change.
    func set(_ new: Value) {
        guard !areEqual(value, new) else { return }
        let old = value
        value = new
        store.didWrite(
            StateWrite(
                location: self, old: String(describing: old), new: String(describing: new), writer: store.writer))
    }

    var number: Double? {
        get {
            switch value {
            case let value as Double: value
            case let value as any BinaryFloatingPoint: Double(value)
            case let value as any BinaryInteger: Double(value)
            default: nil
            }
        }
        set {
            guard let newValue else { return }
            switch value {
            case is Double: (newValue as? Value).map(set)
            case is CGFloat: (CGFloat(newValue) as? Value).map(set)
            case is Float: (Float(newValue) as? Value).map(set)
            case is Int: Int(exactly: newValue.rounded()).flatMap { $0 as? Value }.map(set)
            default: break
            }
        }
    }
}

/// Whether two values are equal, where their type can tell.
package func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func equal<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
    return equal(a)
}
