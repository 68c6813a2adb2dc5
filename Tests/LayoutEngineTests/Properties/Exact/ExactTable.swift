import TestSupport

/// A `Grid` in fractions: columns are shared out, then rows, as `GridAlgorithm` describes. Cells are of a fixed size, or
/// flexible from a least size on.
struct ExactTable {
    struct Cell {
        let width: Int
        let height: Int
        let isFixed: Bool
        var span = 1
    }

    enum Line {
        case row([Cell])
        /// A view outside any row, across all columns.
        case whole(Cell)
    }

    struct Placed: Equatable {
        let x: Rational
        let y: Rational
        let width: Rational
        let height: Rational
    }

    static let gap = 8

    /// In the order of the cells.
    private(set) var cells: [Placed] = []
    let width: Rational
    let height: Rational

    /// One cell along one axis: which tracks, and what it asks of them.
    private struct Request {
        let tracks: Range<Int>
        let least: Int
        let isFixed: Bool

        func answer(_ offer: Rational?) -> Rational {
            isFixed ? Rational(least) : max(Rational(least), offer ?? Rational(10))
        }
    }

    init(_ lines: [Line], width offeredWidth: Rational?, height offeredHeight: Rational?) {
        var columnCount = 1
        for case .row(let cells) in lines { columnCount = max(columnCount, cells.reduce(0) { $0 + $1.span }) }
        var across: [Request] = []
        var down: [Request] = []
        for (row, line) in lines.enumerated() {
            var column = 0
            func add(_ cell: Cell, _ tracks: Range<Int>) {
                across.append(Request(tracks: tracks, least: cell.width, isFixed: cell.isFixed))
                down.append(Request(tracks: row..<row + 1, least: cell.height, isFixed: cell.isFixed))
            }
            switch line {
            case .whole(let cell): add(cell, 0..<columnCount)
            case .row(let cells):
                for cell in cells {
                    add(cell, column..<column + cell.span)
                    column += cell.span
                }
            }
        }
        let columns = Self.shared(offeredWidth, columnCount, across)
        let rows = Self.shared(offeredHeight, lines.count, down)
        width = Self.sum(columns, 0..<columns.count)
        height = Self.sum(rows, 0..<rows.count)
        for (request, other) in zip(across, down) {
            let room = (Self.sum(columns, request.tracks), Self.sum(rows, other.tracks))
            let size = (request.answer(room.0), other.answer(room.1))
            cells.append(
                Placed(
                    x: Self.start(columns, request.tracks) + (room.0 - size.0) / 2,
                    y: Self.start(rows, other.tracks) + (room.1 - size.1) / 2, width: size.0, height: size.1))
        }
    }

    private static func sum(_ lengths: [Rational], _ tracks: Range<Int>) -> Rational {
        tracks.reduce(Rational(gap * (tracks.count - 1))) { $0 + lengths[$1] }
    }

    private static func start(_ lengths: [Rational], _ tracks: Range<Int>) -> Rational {
        (0..<tracks.lowerBound).reduce(Rational(0)) { $0 + lengths[$1] + Rational(gap) }
    }

    /// Tracks of fixed cells first, then flexible ones, those with the larger least first: each gets an equal part of
    /// what is left. Cells across several tracks widen them equally afterwards.
    private static func shared(_ length: Rational?, _ count: Int, _ requests: [Request]) -> [Rational] {
        var lengths = [Rational](repeating: Rational(0), count: count)
        var left = length.map { $0 - Rational(gap * (count - 1)) }
        let tracks = (0..<count).map { track in requests.filter { $0.tracks == track..<track + 1 } }
        let fixed = (0..<count).filter { !tracks[$0].isEmpty && tracks[$0].allSatisfy(\.isFixed) }
        let flexible = (0..<count).filter { !tracks[$0].allSatisfy(\.isFixed) }.sorted { a, b in
            let (first, second) = (tracks[a].map(\.least).max()!, tracks[b].map(\.least).max()!)
            return first == second ? a < b : first > second
        }
        let order = fixed + flexible
        for (place, track) in order.enumerated() {
            let part = left.map { max(Rational(0), $0 / (order.count - place)) }
            lengths[track] = tracks[track].map { $0.answer(part) }.max()!
            left = left.map { $0 - lengths[track] }
        }
        left = left.map { max(Rational(0), $0) }
        let spanning = requests.filter { $0.tracks.count > 1 }
        for span in Set(spanning.map(\.tracks.count)).sorted() {
            for request in spanning where request.tracks.count == span {
                let own = sum(lengths, request.tracks)
                let more = request.answer(left.map { own + $0 }) - own
                guard more > Rational(0) else { continue }
                for track in request.tracks { lengths[track] = lengths[track] + more / span }
                left = left.map { max(Rational(0), $0 - more) }
            }
        }
        return lengths
    }
}
