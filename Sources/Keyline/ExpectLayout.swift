import Foundation
import LayoutCLI
public import LayoutEngine

/// Why a layout is not what it was: the cause, and the next command.
public struct LayoutMismatch: Error, CustomStringConvertible {
    /// What differs and the command to go on with, or what to do where nothing was recorded yet.
    public let description: String
}

/// Expects that a view lays out as it was recorded, at every offer.
///
///     @MainActor @Test func badge() throws {
///         try expectLayout(of: Badge(count: 3), matches: "badge")
///     }
///
/// The first time, run the test with `KEYLINE_RECORD=1` in the environment: what is recorded then is what is expected
/// from then on. The database is that of `keyline.json`, looked for from the test's file upward, else `keyline.db` in
/// the package's directory.
///
/// - Parameters:
///   - view: laid out anew for each offer.
///   - name: names the expectation; a name belongs to one test.
///   - offers: what the view is offered.
///   - file: the test's own file; leave it out.
/// - Throws: `LayoutMismatch` when something differs beyond the tolerance, or when nothing was recorded yet.
@MainActor public func expectLayout(
    of view: @autoclosure @escaping @MainActor () -> some View, matches name: String, offers: Offers = .standard,
    file: String = #filePath
) throws {
    let scenario = Scenario(name, offers: offers) { view() }
    do {
        try LayoutExpectation(
            name, scenario: scenario, file: file, environment: ProcessInfo.processInfo.environment
        ).check()
    } catch {
        throw LayoutMismatch(description: Failures.commandFailure(error).description)
    }
}
