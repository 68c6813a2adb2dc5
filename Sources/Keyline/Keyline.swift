import Glibc
import LayoutCLI
@_exported public import LayoutRecording

/// A program that records scenarios: mark it with `@main` and say what there is to record.
///
/// The program understands every command that `keyline` does.
///
///     import SwiftUI
///     import Keyline
///
///     @main struct PaletteRecorder: LayoutRecorder {
///         static var suites: [Suite] {
///             Suite("palette") {
///                 Scenario("twelve tiles", offers: .widths(96, 200, 304, 408)) { Palette(count: 12) }
///             }
///         }
///     }
public protocol LayoutRecorder {
    /// What is recorded, in this order.
    @MainActor @SuiteBuilder static var suites: [Suite] { get }
}

extension LayoutRecorder {
    /// Runs the command line and ends the program with its exit code.
    @MainActor public static func main() {
        exit(CommandLineInterface.run(arguments: Array(CommandLine.arguments.dropFirst())) { suites })
    }
}
