import LayoutRecord

/// The tree of a recording in its canonical bytes, and where in them its nodes have what other trees share.
struct CanonicalTree: Equatable, Sendable {
    struct Node: Equatable, Sendable {
        /// All of the node, but for the brace at its end.
        var bytes: Range<Int>
        var parent: Int
        var builder: Int?
        /// Strings with their quotes.
        var path: Range<Int>
        var kind: Range<Int>
        /// From the inputs to the traits.
        var content: Range<Int>
        var isCode: Bool
    }

    /// The canonical bytes of the shape.
    let bytes: [UInt8]
    let nodes: [Node]

    /// The bytes that name where a node stands and what kind it is.
    func place(_ node: Node) -> [UInt8] { Array(bytes[node.path]) + bytes[node.kind] }

    func path(_ node: Node) throws(NotCanonical) -> String { try text(node.path) }
    func kind(_ node: Node) throws(NotCanonical) -> String { try text(node.kind) }

    private func text(_ string: Range<Int>) throws(NotCanonical) -> String {
        try bytes.withUnsafeBufferPointer { bytes throws(NotCanonical) in
            try CanonicalScanner.text(of: UnsafeBufferPointer(rebasing: bytes[string]))
        }
    }

    /// The bytes that name what a node is.
    func contentBytes(_ node: Node) -> [UInt8] { [node.isCode ? 1 : 0] + bytes[node.content] }

    func content(_ node: Node) throws(NotCanonical) -> StoredShape.Content {
        try bytes.withUnsafeBufferPointer { bytes throws(NotCanonical) in
            var scanner = try CanonicalScanner(UnsafeBufferPointer(rebasing: bytes[node.content]))
            return try StoredShape.Content(try scanner.content(), isCode: node.isCode)
        }
    }
}

extension StoredShape.Content {
    fileprivate init(_ tokens: CanonicalScanner.Content, isCode: Bool) throws(NotCanonical) {
        identifier = try tokens.identifier.map(CanonicalScanner.text)
        text = try tokens.text.map(CanonicalScanner.text)
        // Without any, the inputs are `{}`.
        inputs = tokens.inputs.count > 2 ? String(decoding: tokens.inputs, as: UTF8.self) : nil
        inputsByPass = tokens.inputsByPass.map { String(decoding: $0, as: UTF8.self) }
        traits = tokens.traits.map { String(decoding: $0, as: UTF8.self) }
        self.isCode = isCode
    }
}

/// The members of nodes, in the order in which they are written.
extension CanonicalScanner {
    /// What a node is apart from where it stands.
    struct Content {
        var inputs: Token
        var inputsByPass: Token?
        var identifier: Token?
        var text: Token?
        var traits: Token?
    }

    /// Consumes what a node is, up to its frame; `place` is where it will stand in the bytes of the tree.
    mutating func node(index: Int, at place: Int) throws(NotCanonical) -> CanonicalTree.Node {
        let start = next
        func range(_ token: Token) -> Range<Int> {
            let first = place + (token.baseAddress ?? start) - start
            return first..<(first + token.count)
        }
        try expect("{\"path\":")
        let path = range(try string())
        try expect(",\"parent\":")
        let parent = try int()
        guard index == 0 ? parent == -1 : (0..<index).contains(parent) else { throw NotCanonical() }
        try expect(",\"kind\":")
        let kind = range(try string())
        try expect(",\"inputs\":")
        let first = next
        _ = try self.content()
        let content = range(token(from: first))
        var builder: Int?
        if accept(",\"builder\":") {
            let ancestor = try int()
            guard (0..<index).contains(ancestor) else { throw NotCanonical() }
            builder = ancestor
        }
        let isCode = accept(",\"code\":true")
        return CanonicalTree.Node(
            bytes: range(token(from: start)), parent: parent, builder: builder, path: path, kind: kind,
            content: content, isCode: isCode)
    }

    /// Consumes a node's members from the value of its inputs to its traits.
    mutating func content() throws(NotCanonical) -> Content {
        var content = Content(inputs: try inputs())
        if accept(",\"inputsByPass\":") {
            let first = next
            try expect("[")
            repeat {
                try expect("[")
                _ = try int()
                try expect(",")
                _ = try inputs()
                try expect("]")
            } while accept(",")
            try expect("]")
            content.inputsByPass = token(from: first)
        }
        try expect(",\"identifier\":")
        content.identifier = try optionalString()
        try expect(",\"text\":")
        content.text = try optionalString()
        if accept(",\"traits\":") {
            let first = next
            try traits()
            content.traits = token(from: first)
        }
        return content
    }

    /// Consumes what a container reads of a node without asking, which is absent where it has its default.
    private mutating func traits() throws(NotCanonical) {
        try expect("{")
        // The comma is there before all members but the first.
        let start = next
        if accept("\"guides\":[") {
            repeat { _ = try string() } while accept(",")
            try expect("]")
        }
        if acceptMember("\"priority\":", ",\"priority\":", isFirst: next == start) {
            if !accept("\"inf\""), !accept("\"-inf\""), !accept("\"nan\"") { _ = try number() }
        }
        if acceptMember("\"spacing\":", ",\"spacing\":", isFirst: next == start) { try someInputs() }
        if acceptMember("\"values\":", ",\"values\":", isFirst: next == start) { try someInputs() }
        guard next != start else { throw NotCanonical() }
        try expect("}")
    }

    private mutating func acceptMember(_ first: StaticString, _ later: StaticString, isFirst: Bool) -> Bool {
        accept(isFirst ? first : later)
    }

    private mutating func someInputs() throws(NotCanonical) {
        guard try inputs().count > 2 else { throw NotCanonical() }
    }

    /// Consumes where a node landed, and the rest of it; stores the frame as `StoredFrames.encode`.
    mutating func storeFrame(in frames: inout StoredBytes, measures: Int, hits: Int) throws(NotCanonical) {
        try expect(",\"frame\":")
        if accept("null") {
            frames.put("[null,null,null,null,")
        } else {
            try expect("[")
            frames.put("[")
            for place in 0..<4 {
                if place > 0 { try expect(",") }
                try storeNumber(in: &frames)
                frames.put(",")
            }
            try expect("]")
        }
        frames.put(measures)
        frames.put(",")
        frames.put(hits)
        // The number of hits stands in the other half.
        try expect(",\"hits\":0")
        let lines = accept(",\"lines\":") ? try lines() : nil
        let isTruncated = accept(",\"truncated\":true")
        let isWhole = !isTruncated && accept(",\"truncated\":false")
        if lines != nil || isTruncated || isWhole {
            frames.put(",")
            frames.put(orNull: lines)
            frames.put(isTruncated ? ",1" : isWhole ? ",0" : ",null")
        }
        frames.put("]")
        try expect("}")
    }

    private mutating func lines() throws(NotCanonical) -> Token {
        let start = next
        try array { scanner throws(NotCanonical) in
            try scanner.expect("[")
            _ = try scanner.int()
            try scanner.expect(",")
            _ = try scanner.int()
            try scanner.expect("]")
        }
        return token(from: start)
    }
}
