import Foundation
import LayoutEngine
import LayoutRecord
import Testing

@testable import LayoutRecording

/// What authors say of a scenario beside its view.
@MainActor @Suite struct ScenarioTests {
    private func suites(hasTagged: Bool = true) -> [Suite] {
        [
            Suite("a") {
                Scenario("plain", offers: .widths(96)) { Text("one") }
                Scenario("slow", offers: .widths(96, 200)) { Text("two") }.tagged("slow", "big")
            },
            Suite("b") {
                if hasTagged {
                    Scenario("tagged", offers: .widths(96)) { Text("three") }.tagged("slow")
                } else {
                    Scenario("other", offers: .widths(96)) { Text("four") }
                }
                for number in 1...2 { Scenario("number \(number)", offers: .widths(96)) { Text("\(number)") } }
            },
        ]
    }

    @Test(arguments: [
        (["tag:slow"], ["a/slow@w96", "a/slow@w200", "b/tagged@w96"]), (["tag:big"], ["a/slow@w96", "a/slow@w200"]),
        (["tag:b*", "a/plain@*"], ["a/plain@w96", "a/slow@w96", "a/slow@w200"]), (["slow"], []),
        (["b/n*"], ["b/number 1@w96", "b/number 2@w96"]),
    ]) func scenariosAreChosenByTag(only: [String], expected: [String]) throws {
        #expect(try RecordingPlan(suites(), only: only).units.flatMap(\.ids).map(\.description) == expected)
    }

    @Test func aBlockHasConditions() throws {
        let ids = try RecordingPlan(suites(hasTagged: false), only: ["b/*"]).units.flatMap(\.ids).map(\.description)
        #expect(ids == ["b/other@w96", "b/number 1@w96", "b/number 2@w96"])
    }

    @Test("A name that begins with a mark, which is one character with the slash before it, is found")
    func nameBeginsWithMark() throws {
        let suites = [
            Suite("s") {
                Scenario("\u{301}Mark", offers: .widths(96)) { Text("one") }
                Scenario("plain", offers: .widths(96)) { Text("two") }
            }
        ]
        #expect(try RecordingPlan(suites, only: ["s/*"]).units.count == 2)
        let plan = try RecordingPlan(suites)
        let name = try #require(plan.units.first).name
        #expect(plan.units(ofSuiteOf: name)[name] != nil)
    }

    private func recorded(_ scenario: Scenario, _ base: EngineOptions = EngineOptions()) throws -> Recording {
        var recordings: [Recording] = []
        for unit in try RecordingPlan([Suite("s", [scenario])]).units {
            unit.record(options: base) { recordings.append($0.recording) }
        }
        return try #require(recordings.first)
    }

    @Test func whatAScenarioAllowsIsNotTold() throws {
        let wide = Scenario("wide", offers: .widths(50)) {
            Color.red.frame(width: 60, height: 10).frame(width: 40)
        }
        let told = try recorded(wide)
        #expect(told.findings.contains { $0.rule == "overflow" })
        #expect(told.allowed == [])
        // What only several recordings show is found later: the recording says that it is allowed.
        let allowed = try recorded(wide.allowing("overflow", "discontinuity"))
        #expect(!allowed.findings.contains { $0.rule == "overflow" })
        #expect(allowed.allowed == ["discontinuity"])
        #expect(allowed.digests.negotiation != told.digests.negotiation)
    }

    @Test func optionsOfAScenarioAreStrongerThanThoseOfTheRun() throws {
        let column = Scenario("column", offers: [.unspecified]) {
            VStack {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 10).padding()
            }
        }
        var base = EngineOptions()
        base.spacing = 3
        base.padding = 1
        #expect(try recorded(column, base).nodes[0].frame?.height == 10 + 3 + 12)
        let own = column.options(spacing: 20, padding: 2)
        #expect(try recorded(own, base).nodes[0].frame?.height == 10 + 20 + 14)
        // The recording says what is its own: a comparison takes another option for another environment.
        func note(_ scenario: Scenario) throws -> InputValue? {
            try recorded(scenario, base).nodes[0].inputs.first { $0.name == "own options" }?.value
        }
        #expect(try note(column) == nil)
        #expect(try note(own) == .string("padding 2, spacing 20"))
        #expect(try note(column.options(spacing: 3)) == nil)
        // What it does not say holds as for the run, and what is said later is added.
        #expect(try recorded(own.options(spacing: 5), base).nodes[0].frame?.height == 10 + 5 + 14)
    }
}
