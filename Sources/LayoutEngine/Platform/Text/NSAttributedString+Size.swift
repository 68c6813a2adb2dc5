public import Foundation

extension NSAttributedString.Key {
    /// An `NSFont`; 12 points where none is given.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A number: points after each character.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

extension NSAttributedString {
    /// The string's size in lines that break only where it says so. It is fractional: round it up before it sizes a view.
    public func size() -> CGSize {
        let measured = MeasuredString()
        return measured.size(measured.key(self, width: 0, height: 0, lineLimit: 0))
    }

    /// The rectangle of the string's lines in a width in points; 0 does not limit. It is fractional. The height never
    /// limits.
    public func boundingRect(with size: CGSize, options: NSString.DrawingOptions = []) -> CGRect {
        let measured = MeasuredString()
        // Without this option the string is one line, however narrow the rectangle.
        let width = options.contains(.usesLineFragmentOrigin) ? size.width : 0
        return CGRect(origin: .zero, size: measured.size(measured.key(self, width: width, height: 0, lineLimit: 0)))
    }
}

extension NSString {
    /// How a string is measured. Only `usesLineFragmentOrigin` changes a size.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let usesLineFragmentOrigin = DrawingOptions(rawValue: 1)
        public static let usesFontLeading = DrawingOptions(rawValue: 2)
    }

    /// The string's fractional size in one font.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attributes).size()
    }
}
