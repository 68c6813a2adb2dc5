package import Foundation

/// Names what belongs to a view: its structural identity and which of its properties or observers.
package struct StateKey: Hashable, Sendable {
    package let identity: Identity
    package let index: Int

    package init(identity: Identity, index: Int) {
        self.identity = identity
        self.index = index
    }
}

/// The values that live longer than the views that declare them: each belongs to a structural identity, is kept from
/// one update to the next, and is dropped when its view is gone.
package final class StateStore {
    private struct Slot {
        let object: AnyObject
        var update: Int
    }

    private var slots: [StateKey: Slot] = [:]
    /// Values that belong to a name, not to a view (`AppStorage`).
    private var named: [String: AnyObject] = [:]
    /// The number of the present update.
    package private(set) var update = 0
    /// Whether something was written since the last update began.
    package private(set) var isDirty = false
    /// Every write since the last update began, in order.
    package private(set) var writes: [StateWrite] = []
    /// The state that was assigned since the last update began, with an equal value or another.
    package private(set) var assigned: [StateKey] = []
    /// Observers that do not run: a diagnosis holds what they measure constant.
    package var held: Set<StateKey> = []
    /// How far a scroll view was scrolled by a step.
    package var scrollOffsets: [Identity: CGPoint] = [:]
    /// The observable objects that views hold, with their names.
    private var observed: [ObjectIdentifier: ObservedObjectState] = [:]
    /// What keeps the session told of objects that publish their changes themselves.
    private var followed: [ObjectIdentifier: AnyCancellable] = [:]
    private var departures: [() -> Void] = []

    package init() {}

    package func beginUpdate() {
        update += 1
        isDirty = false
        writes = []
        assigned = []
        observed = [:]
        followed = [:]
    }

    /// Drops what no view asked for since the update began.
    package func endUpdate() {
        for (key, slot) in slots where slot.update != update {
            slots[key] = nil
            if let action = (slot.object as? any Departing)?.onDeparture { departures.append(action) }
        }
    }

    /// What views that are gone wanted to be run, each once.
    package func takeDepartures() -> [() -> Void] {
        defer { departures = [] }
        return departures
    }

    /// The object kept at a slot; made on the first ask, and anew when its type changed.
    package func object<T: AnyObject>(_ identity: Identity, _ index: Int, make: () -> T) -> T {
        let key = StateKey(identity: identity, index: index)
        if let slot = slots[key], let object = slot.object as? T {
            slots[key]?.update = update
            return object
        }
        let object = make()
        slots[key] = Slot(object: object, update: update)
        return object
    }

    /// The object kept under a name for the whole session.
    package func object<T: AnyObject>(named name: String, make: () -> T) -> T {
        if let object = named[name] as? T { return object }
        let object = make()
        named[name] = object
        return object
    }

    package func markDirty() { isDirty = true }

    fileprivate func didAssign(_ key: StateKey?) { if let key { assigned.append(key) } }

    package func didWrite(_ write: StateWrite) {
        isDirty = true
        writes.append(write)
    }

    // MARK: Observable objects

    /// Notes an object that a view reads, so that a change of it can be told by name.
    package func observe(_ object: AnyObject, name: String) {
        let id = ObjectIdentifier(object)
        if observed[id] == nil { observed[id] = ObservedObjectState(object, name: name) }
    }

    /// Keeps a connection with an object that a view reads, until the next update.
    func follow(_ object: AnyObject, connect: () -> AnyCancellable) {
        let id = ObjectIdentifier(object)
        if followed[id] == nil { followed[id] = connect() }
    }

    /// Notes what changed in the observable objects since the update began. `Observation` tells that something changed,
    /// not what.
    package func noteObservedChanges() {
        for state in observed.values.sorted(by: { $0.name < $1.name }) { state.changes().forEach(didWrite) }
    }

    // MARK: For diagnoses

    /// Every state that views own, in no particular order.
    package var locations: [any AnyStateLocation] { slots.values.compactMap { $0.object as? any AnyStateLocation } }

    /// The state at a key, as long as its view is there.
    package func location(_ key: StateKey) -> (any AnyStateLocation)? { slots[key]?.object as? any AnyStateLocation }

    /// Keeps everything as it is and returns what brings it back. Objects that authors share by reference stay as they
    /// become.
    package func capture() -> () -> Void {
        let kept = (slots, scrollOffsets, held)
        let restores = (slots.values.map(\.object) + named.values).compactMap { ($0 as? any Capturable)?.capture() }
        return { [self] in
            (slots, scrollOffsets, held) = kept
            restores.forEach { $0() }
            departures = []
        }
    }
}

/// Something whose content a diagnosis can bring back.
package protocol Capturable: AnyObject {
    func capture() -> () -> Void
}

/// One change of a state's value.
package struct StateWrite {
    /// The state, or nil for a property of an object.
    package let location: (any AnyStateLocation)?
    /// The declaring view and property: `ContentView.height`.
    package let name: String
    package let old: String
    package let new: String
    /// The new value's numbers.
    package let numbers: [Double]
}

/// A state's storage, whatever its type.
package protocol AnyStateLocation: Capturable {
    var key: StateKey? { get }
    /// The declaring view and property: `ContentView.height`.
    var name: String { get }
    /// The value's numbers: one for a number, two for a size, none for other types.
    var numbers: [Double] { get }
    /// Replaces one of the numbers, telling nobody; false when the type cannot hold it.
    func replaceNumber(at index: Int, with number: Double) -> Bool
    /// Turns a Boolean round, telling nobody; false for other types.
    func flip() -> Bool
    var spoken: String { get }
}

/// Where a `@State` value lives.
final class StateLocation<Value>: AnyStateLocation {
    let key: StateKey?
    let name: String
    private weak var store: StateStore?
    private(set) var value: Value

    init(key: StateKey?, name: String, value: Value, store: StateStore) {
        self.key = key
        self.name = name
        self.value = value
        self.store = store
    }

    /// Writing an equal value is no change. What a suspended task writes does not count.
    func set(_ new: Value) {
        guard TaskSpan.current?.isOver != true else { return }
        store?.didAssign(key)
        guard !areEqual(value, new) else { return }
        let old = value
        value = new
        store?.didWrite(
            StateWrite(
                location: self, name: name, old: spokenValue(old), new: spokenValue(new),
                numbers: LayoutEngine.numbers(in: new)))
    }

    func capture() -> () -> Void {
        let value = value
        return { self.value = value }
    }

    var spoken: String { spokenValue(value) }

    var numbers: [Double] {
        switch value {
        case is Double, is CGFloat, is Float, is Int, is CGSize, is CGFloat?, is Double?, is CGSize?:
            LayoutEngine.numbers(in: value)
        default: []
        }
    }

    func replaceNumber(at index: Int, with number: Double) -> Bool {
        func replaced(_ size: CGSize) -> CGSize {
            index == 0
                ? CGSize(width: CGFloat(number), height: size.height)
                : CGSize(width: size.width, height: CGFloat(number))
        }
        let new: Any? =
            switch value {
            case is CGFloat, is CGFloat?: CGFloat(number)
            case is Double, is Double?: number
            case is Float: Float(number)
            case is Int: Int(exactly: number.rounded())
            case let size as CGSize: replaced(size)
            default: nil
            }
        guard let new = new as? Value else { return false }
        value = new
        return true
    }

    func flip() -> Bool {
        guard let flag = value as? Bool, let flipped = !flag as? Value else { return false }
        value = flipped
        return true
    }
}

/// Whether two values are equal, where their type can tell.
package func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func equal<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
    return equal(a)
}
