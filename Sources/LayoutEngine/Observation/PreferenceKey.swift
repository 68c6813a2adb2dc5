/// A value that views hand to the views around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    /// Joins a value with the next one in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A preference that is set or changed at a node.
package struct PreferenceNote {
    let key: ObjectIdentifier
    /// For the record: the key's name, and the value where it was set as one, or what it is made of.
    let set: (name: String, words: () -> String)?
    /// Whether the author's code makes the value.
    let runsCode: Bool
    /// Changes the value that comes from below; nil where none does. Any because a node holds notes of many keys.
    let apply: (inout Any?, LayoutNode) -> Void

    /// - Parameter words: for the record, what the value is made of where the author's code makes it.
    init<K: PreferenceKey>(
        _ key: K.Type, sets value: K.Value? = nil, of words: String? = nil,
        _ apply: @escaping (inout K.Value?, LayoutNode) -> Void
    ) {
        self.key = ObjectIdentifier(key)
        runsCode = value == nil
        if let words {
            set = (kindName(of: key), { words })
        } else {
            set = value.map { value in (kindName(of: key), { spokenValue(value) }) }
        }
        self.apply = { stored, node in
            var value = stored.map { $0 as! K.Value }
            apply(&value, node)
            stored = value
        }
    }
}

extension LayoutNode {
    /// What a node and everything below it hands up under a key; nil where nobody sets one. Only the node's own first
    /// `notes` notes count: a modifier sees what stands inside it. Cost: O(nodes below).
    final func preference<K: PreferenceKey>(_ key: K.Type, notes: Int? = nil) -> K.Value? {
        var value: K.Value?
        // What the author's code is given here: not what it makes of that, here or further down.
        var given: [String] = []
        var isMadeBelow = false
        for child in children where child.isPlaced {
            let known = context.merged?.count
            guard let next = child.preference(key) else { continue }
            let isMade = known != context.merged?.count
            if var joined = value {
                if context.merged != nil {
                    if given.isEmpty { given = [isMadeBelow ? "made below" : spokenValue(joined)] }
                    given.append(isMade ? "made below" : spokenValue(next))
                }
                K.reduce(value: &joined) { next }
                value = joined
            } else {
                value = next
                isMadeBelow = isMade
            }
        }
        if !given.isEmpty { context.merged?.append(given.joined(separator: " and ")) }
        guard !preferences.isEmpty else { return value }
        for note in preferences.prefix(notes ?? preferences.count) where note.key == ObjectIdentifier(key) {
            if note.runsCode { context.merged?.append("changed") }
            var stored: Any? = value
            note.apply(&stored, self)
            value = stored.map { $0 as! K.Value }
        }
        return value
    }
}

extension LayoutNode {
    /// What the node and those below it say for a key, which a listener is told: for the record with what an author's code
    /// merged or changed on the way, in the order in which it did.
    final func preference<K: PreferenceKey>(_ key: K.Type, notes: Int? = nil, toldTo listener: LayoutNode) -> K.Value {
        guard context.observer != nil else { return preference(key, notes: notes) ?? K.defaultValue }
        context.merged = []
        let value = preference(key, notes: notes) ?? K.defaultValue
        let parts = context.merged ?? []
        context.merged = nil
        listener.noteTold("preference", spokenValue(value))
        listener.noteTold("preference parts", parts.joined(separator: "; "))
        return value
    }

    /// The preferences that were set on this node as values. Of several under one name all are told, inner ones first: the
    /// outermost is handed up, but whoever listens between two hears the inner one, and keys of one name may be two.
    package final var preferencesSet: [NodeInput] {
        var values: [(name: String, words: [String])] = []
        for note in preferences {
            guard let (name, words) = note.set else { continue }
            if let place = values.firstIndex(where: { $0.name == name }) {
                values[place].words.append(words())
            } else {
                values.append((name, [words()]))
            }
        }
        return values.map { NodeInput("sets \($0.name)", $0.words.joined(separator: ", then ")) }
    }
}

nonisolated extension View {
    /// Hands a value up, instead of what the view's content hands up under this key.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(
            _NodeModifier { node in
                node.preferences.append(PreferenceNote(K.self, sets: value) { stored, _ in stored = value })
            })
    }

    /// Changes what the view's content hands up under a key.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            _NodeModifier { node in
                node.preferences.append(
                    PreferenceNote(K.self) { stored, _ in
                        var value = stored ?? K.defaultValue
                        callback(&value)
                        stored = value
                    })
            })
    }

    /// Runs an action with what the view's content hands up under a key, at first and whenever it differs.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(
            _ObserverModifier { node, memory in
                let notes = node.preferences.count
                return ValueObserver(kind: "onPreferenceChange", memory: memory, isMeasured: true) { node in
                    node.preference(key, notes: notes, toldTo: node)
                } action: { _, new in
                    action(new)
                }
            })
    }
}
