import Keyline
import SwiftUI
import Testing

@testable import Tags

@MainActor @Suite struct TagListTests {
    @Test func twoTags() throws {
        try expectLayout(of: TagList(["layout", "linux"]), matches: "two tags", offers: .widths(40, 200))
    }
}
