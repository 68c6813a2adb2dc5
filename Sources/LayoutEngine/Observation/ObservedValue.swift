import Foundation

/// A value as observations and findings say it: numbers as their shortest decimals, members by name, and entries of
/// dictionaries and sets in the order of their words, so that two runs say the same.
package func spokenValue(_ value: Any) -> String { spoken(value, depth: 0) }

private func spoken(_ value: Any, depth: Int) -> String {
    switch value {
    case let number as CGFloat: return shortest(Double(number))
    case let number as Double: return shortest(number)
    case let number as Float: return shortest(Double(number))
    case let number as any BinaryInteger: return String(describing: number)
    case let text as String: return text
    case let flag as Bool: return flag ? "true" : "false"
    case let size as CGSize: return "\(shortest(size.width)) x \(shortest(size.height))"
    case let point as CGPoint: return "(\(shortest(point.x)), \(shortest(point.y)))"
    case let rect as CGRect:
        return "(\(shortest(rect.minX)), \(shortest(rect.minY)), \(shortest(rect.width)) x \(shortest(rect.height)))"
    case let hashable as AnyHashable
    where type(of: hashable.base) != AnyHashable.self && value is AnyHashable
        && Mirror(reflecting: hashable.base).displayStyle == nil:
        return String(describing: hashable.base)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    guard depth < 5 else { return "..." }
    let parts = mirror.children.map { spoken($0.value, depth: depth + 1) }
    switch mirror.displayStyle {
    case .optional?: return parts.first ?? "nil"
    case .collection?: return "[" + parts.joined(separator: ", ") + "]"
    case .set?: return "[" + parts.sorted().joined(separator: ", ") + "]"
    case .dictionary?: return "[" + parts.sorted().joined(separator: ", ") + "]"
    case .tuple?: return "(" + parts.joined(separator: ", ") + ")"
    case .struct?:
        guard !parts.isEmpty else { return kindName(of: type(of: value)) }
        let named = zip(mirror.children, parts).map { child, part in
            child.label.map { "\($0): \(part)" } ?? part
        }
        return kindName(of: type(of: value)) + "(" + named.joined(separator: ", ") + ")"
    case .enum?:
        guard let child = mirror.children.first else { return String(describing: value) }
        return (child.label ?? "") + "(" + parts.joined() + ")"
    // An object's description may hold an address.
    case .class?: return kindName(of: type(of: value))
    default: return String(describing: value)
    }
}

/// A number as notes have it: the shortest decimal that reads back as the same number.
func shortest(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    if number == number.rounded(), number.magnitude < 1e15 { return String(Int64(number)) }
    return "\(number)"
}

/// The numbers in a value, in the order of its members: what a measured value can be compared by. Booleans and texts
/// have none, nor have dictionaries, whose order is not fixed.
package func numbers(in value: Any) -> [Double] {
    var found: [Double] = []
    collectNumbers(value, depth: 0, into: &found)
    return found
}

private func collectNumbers(_ value: Any, depth: Int, into found: inout [Double]) {
    switch value {
    case let number as CGFloat: found.append(Double(number))
    case let number as Double: found.append(number)
    case let number as Float: found.append(Double(number))
    case is Bool, is String: return
    case let number as any BinaryInteger: found.append(Double(number))
    case let size as CGSize: found += [Double(size.width), Double(size.height)]
    case let point as CGPoint: found += [Double(point.x), Double(point.y)]
    case let rect as CGRect:
        found += [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
    default:
        let mirror = Mirror(reflecting: value)
        guard depth < 4, found.count < 64 else { return }
        switch mirror.displayStyle {
        case .struct?, .optional?, .tuple?, .collection?, .enum?:
            for child in mirror.children { collectNumbers(child.value, depth: depth + 1, into: &found) }
        default: return
        }
    }
}
