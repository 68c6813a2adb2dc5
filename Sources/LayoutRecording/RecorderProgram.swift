/// The program behind every recorder of ours: it writes the recording stream to standard output.
package enum RecorderProgram {
    /// Runs the recorder's command line and returns its exit code.
    @MainActor package static func run(suites: () throws -> [Suite], arguments: [String]) -> Int32 { 0 }
}
