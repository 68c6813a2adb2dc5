/// An observable object as it was when an update began, to tell afterwards which of its properties changed.
struct ObservedObjectState {
    let name: String
    private let object: AnyObject
    private let values: [String: String]
    private static let mostProperties = 64

    init(_ object: AnyObject, name: String) {
        self.name = name
        self.object = object
        values = Self.values(of: object).mapValues(\.words)
    }

    /// The stored properties by name. Those of an `@Observable` class are stored with a leading underscore.
    private static func values(of object: AnyObject) -> [String: (words: String, numbers: [Double])] {
        var values: [String: (words: String, numbers: [Double])] = [:]
        for child in Mirror(reflecting: object).children.prefix(mostProperties) {
            guard let label = child.label, !label.contains("$") else { continue }
            let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            let value = (child.value as? any AnyPublished)?.content ?? child.value
            values[name] = (spokenValue(value), numbers(in: value))
        }
        return values
    }

    func changes() -> [StateWrite] {
        let type = kindName(of: type(of: object))
        return Self.values(of: object).sorted { $0.key < $1.key }.compactMap { property, now in
            guard let old = values[property], old != now.words else { return nil }
            return StateWrite(
                location: nil, name: "\(type).\(property)", old: old, new: now.words, numbers: now.numbers)
        }
    }
}
