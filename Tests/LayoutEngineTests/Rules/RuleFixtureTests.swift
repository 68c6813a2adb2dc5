import Foundation
import LayoutEngine
import Testing

/// Every rule of trust A or B in numbers that were worked out by hand from the rule.
@MainActor struct RuleFixtureTests {
    @Test("A rule in numbers", arguments: RuleFixture.all) func rule(fixture: RuleFixture) {
        for row in fixture.rows {
            let laidOut = LaidOut(
                at: row.offer, options: fixture.options, environment: { $0.layoutDirection = fixture.direction },
                fixture.view)
            #expect(
                isNear(laidOut.size.width, row.size.width) && isNear(laidOut.size.height, row.size.height),
                "at \(row.offer) it is \(laidOut.size), by the rule \(row.size)")
            for (name, stated) in row.frames.sorted(by: { $0.key < $1.key }) {
                let frame = laidOut[name]
                let found = frame.isNull ? [] : [frame.minX, frame.minY, frame.width, frame.height]
                #expect(
                    found.count == stated.count && zip(found, stated).allSatisfy { isNear($0, $1) },
                    "at \(row.offer) \(name) stands at \(found), by the rule at \(stated)")
            }
        }
    }

    @Test("No two fixtures share a name") func names() {
        let names = RuleFixture.all.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
