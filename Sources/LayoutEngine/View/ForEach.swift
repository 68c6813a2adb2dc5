public import Foundation

/// Views made from the elements of a collection, each with an identity of its own.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public let data: Data
    public let content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        if Data.self == SubviewsCollection.self, let subviews = data as? SubviewsCollection, subviews.isUnbound {
            subviews.source.bind(context)
        }
        if Data.self == SectionCollection.self, let sections = data as? SectionCollection, sections.isUnbound {
            sections.source.bind(context)
        }
        // A range has no element twice.
        let mayRepeat = Data.self != Range<Int>.self
        var seen: [ID: Int] = [:]
        // By hand: an enumerated sequence of a type that is not known here looks up a tuple's type for each element.
        var place = data.startIndex
        var offset = 0
        while place != data.endIndex {
            defer {
                data.formIndex(after: &place)
                offset += 1
            }
            let element = data[place]
            let id = id(element)
            var occurrence = 0
            if mayRepeat {
                occurrence = seen[id, default: 0]
                seen[id] = occurrence + 1
            }
            let start = nodes.count
            content(element)._build(
                context.entering(.id(id.hashValue, occurrence: occurrence)), into: &nodes)
            let elementID = LayoutNode.ElementID(id: id, offset: offset, isDuplicate: occurrence > 0)
            for index in start..<nodes.count where nodes.nodes[index].elementID == nil || nodes.count - start > 1 {
                nodes.nodes[index].elementID = elementID
            }
        }
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        nonisolated(unsafe) let path = id
        self.init(data: data, content: content, id: { $0[keyPath: path] })
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    /// One view for each element of a bound collection, with a binding to the element.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where C: MutableCollection & RandomAccessCollection, Data == [Binding<C.Element>] {
        nonisolated(unsafe) let path = id
        self.init(data: elementBindings(data), content: content, id: { $0.wrappedValue[keyPath: path] })
    }

    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID,
        Data == [Binding<C.Element>]
    {
        self.init(data: elementBindings(data), content: content, id: { $0.wrappedValue.id })
    }
}

/// A binding to each element. An element that is gone reads as it was.
private func elementBindings<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>
) -> [Binding<C.Element>] {
    let values = data.wrappedValue
    return values.indices.map { index in
        let old = values[index]
        return Binding(
            get: {
                let now = data.wrappedValue
                return now.indices.contains(index) ? now[index] : old
            },
            set: { new in
                guard data.wrappedValue.indices.contains(index) else { return }
                data.wrappedValue[index] = new
            })
    }
}

extension DynamicViewContent {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
    nonisolated public func onInsert(
        of types: [String], perform action: @escaping (Int, [Any]) -> Void
    ) -> some DynamicViewContent { self }
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view whose content comes from a collection.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

/// An id as it stands in a node path: strings, integers, UUIDs and raw values of those; nil for others, and for a random
/// UUID: it may be made anew in each process (`let id = UUID()`), and by it no two recordings would have a path in common.
package func recordedID(_ id: any Hashable) -> String? {
    // A ForEach over a range has such ids; the general way asks for a dozen conformances.
    if let number = id as? Int { return String(number) }
    switch (id as? AnyHashable)?.base ?? id {
    case let text as String: return text
    case let number as any BinaryInteger: return String(describing: number)
    case let character as Character: return String(character)
    case let uuid as UUID: return uuid.isRandom ? nil : uuid.uuidString
    case let raw as any RawRepresentable: return (raw.rawValue as? any Hashable).flatMap { recordedID($0) }
    default: return nil
    }
}

extension UUID {
    /// Whether it says of itself that it is random, as those of `UUID()` do: version 4 of RFC 9562.
    fileprivate var isRandom: Bool { uuid.6 >> 4 == 4 && uuid.8 >> 6 == 0b10 }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Takes out the elements that were deleted from a list.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() where indices.contains(offset) { remove(at: offset) }
    }

    /// Moves elements of a list before the element that stands at a place.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.filter { indices.contains($0) }.map { self[$0] }
        let place = destination - source.count { $0 < destination }
        remove(atOffsets: source)
        insert(contentsOf: moved, at: Swift.min(Swift.max(place, startIndex), endIndex))
    }
}
