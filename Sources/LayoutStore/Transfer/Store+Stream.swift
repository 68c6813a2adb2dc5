import Glibc
import LayoutRecord
import SQLite

/// Runs as streams (`keyline-recording`), and whole databases as copies.
extension Store {
    /// Writes a run as a stream, line by line, suites by name. A run that is not complete has no end line, as every
    /// stream that was cut. Memory does not grow with the run.
    package func export(run id: Int, line: ([UInt8]) throws -> Void) throws(StoreError) {
        try read {
            let run = try run(id: id)
            try line(RunStream.headerLine(run))
            for suite in try suites(of: id) {
                for stored in try cases(of: id, suite: suite.name) {
                    let record = CaseRecord(id: stored.id, recording: try recording(stored.digests))
                    try line(RunStream.caseLine(record, unstable: stored.unstable))
                }
            }
            if run.state == .complete { try line(RecordingStream.endLine(cases: run.cases)) }
        }
    }

    /// Reads a run from a stream. `next` gives the next line without its newline, nil at the end; `amend` completes what
    /// the stream does not say, such as the name and the time. A stream without its last line makes an incomplete run.
    ///
    /// - Throws: `.invalid` with the number of a line that is none, or that follows the last one (what came before is kept
    ///   as a failed run); `.emptyRun` when the last line says that there were no cases; `.conflict` when the run is there
    ///   already.
    package func importStream(
        _ next: () throws -> [UInt8]?, amend: (inout NewRun) -> Void = { _ in }
    ) throws(StoreError) -> RunRow {
        var number = 1
        guard let first = try attempt({ try next() }) else {
            throw StoreError(
                .invalid, "The stream is empty; its first line should be the header of \(RecordingStream.format).")
        }
        guard case .header(let header) = try Self.line(first, number: 1) else {
            throw StoreError(.invalid, "Line 1 of the stream is not the header of \(RecordingStream.format).")
        }
        var (facts, finishedAt) = try attempt { try RunStream.facts(header, line: first) }
        amend(&facts)
        let writer = try beginRun(facts)
        var recorded = 0
        do throws(StoreError) {
            while let bytes = try attempt({ try next() }) {
                number += 1
                switch try Self.line(bytes, number: number) {
                case .record(let record):
                    try writer.append(record, unstable: RunStream.unstable(bytes))
                    recorded += 1
                case .end(let cases):
                    guard cases == recorded else {
                        throw StoreError(
                            .invalid, "Line \(number) says that \(cases) cases came, but \(recorded) did. Record again."
                        )
                    }
                    guard recorded > 0 else {
                        throw StoreError(
                            .emptyRun, "The stream has no cases. Check what --only leaves, and record again.")
                    }
                    while let rest = try attempt({ try next() }) {
                        number += 1
                        guard rest.allSatisfy(Self.isBlank) else {
                            throw StoreError(
                                .invalid, "Line \(number) comes after the end of the stream. Import each stream alone.")
                        }
                    }
                    return try writer.finish(state: .complete, at: finishedAt)
                case .header:
                    throw StoreError(
                        .invalid, "Line \(number) of the stream is a second header. Import each stream alone.")
                }
            }
        } catch {
            // What came before the error is kept for looking at; the error is what the caller has to know.
            _ = try? writer.finish(state: .failed, at: finishedAt)
            throw error
        }
        return try writer.finish(state: .incomplete, at: finishedAt)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private static func line(_ bytes: [UInt8], number: Int) throws(StoreError) -> RecordingStream.Line {
        do {
            return try RecordingStream.line(bytes)
        } catch {
            throw StoreError(.invalid, "Line \(number) of the stream cannot be read: \(error).")
        }
    }

    /// Writes a compact copy of the whole database to a new file, whatever others write meanwhile.
    ///
    /// - Throws: `.notWritable` when the file is there already or cannot be written, `.corrupt` when this database is
    ///   damaged; then no part of the copy is left.
    package func copy(to path: String) throws(StoreError) {
        try writeNew(path) { try connection.run("VACUUM INTO ?", [.text(path)]) }
    }

    /// Writes a new database with one run and nothing else.
    ///
    /// - Throws: `.notWritable` when the file is there already or cannot be written, `.corrupt` when this database is
    ///   damaged; then no part of the copy is left.
    package func export(run id: Int, toDatabase path: String) throws(StoreError) {
        let run = try run(id: id)
        try writeNew(path) {
            let target = try Store.open(path: path, access: .write(create: true))
            _ = try target.copyRun(run, from: self)
            try target.checkpoint()
        }
    }

    /// Lets `write` make a file that is not there yet, and takes away what it left when it fails.
    private func writeNew(_ path: String, by write: () throws -> Void) throws(StoreError) {
        guard Self.fileSize(path) == nil else {
            throw StoreError(.notWritable, "\(path) is there already and is not replaced. Name a new file.")
        }
        do {
            try write()
        } catch {
            for suffix in ["", "-wal", "-shm", "-journal", "-writers"] { unlink(path + suffix) }
            // What is damaged is what was read: the copy is new.
            if let damage = error as? StoreError, damage.kind == .corrupt { throw damage }
            if let damage = error as? SQLiteError, damage.kind == .corrupt { throw StoreError(damage, path: self.path) }
            let reason = (error as? SQLiteError)?.message ?? "\(error)"
            throw StoreError(.notWritable, "The copy \(path) could not be written: \(reason)")
        }
    }
}
