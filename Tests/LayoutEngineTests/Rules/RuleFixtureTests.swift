import Foundation
import LayoutEngine
import Testing

@MainActor struct RuleFixtureTests {
    @Test("A rule in numbers", arguments: RuleFixture.all) func rule(fixture: RuleFixture) {
        let laidOut = LaidOut(
            at: fixture.offer, environment: { $0.layoutDirection = fixture.direction }, fixture.view)
        #expect(laidOut.size == fixture.size)
        for (name, frame) in fixture.frames.sorted(by: { $0.key < $1.key }) {
            #expect(laidOut[name] == frame, "\(name)")
        }
    }
}
