import Foundation
import Testing

/// A recording does not depend on where, when and by how many processes it is made.
@Suite struct PlaceTests {
    @Test func `The catalogue is the same bytes in any time zone, language and number of processes`() throws {
        let places = [
            (zone: "Asia/Kolkata", language: "ar_EG.UTF-8", jobs: "1"),
            (zone: "Pacific/Apia", language: "C", jobs: "3"),
        ]
        let streams = try places.map { place in
            let keyline = try Keyline(environment: ["TZ": place.zone, "LANG": place.language, "LC_ALL": place.language])
            let recorded = try keyline(
                "record", "--only", "*/*@w304", "--only", "label-panel/*@w200*", "--jobs", place.jobs, "--quiet")
            #expect(recorded.code == 0, "\(recorded.errors)")
            // The header also says when the run was recorded.
            return try keyline("export", "latest").text.replacing(/,"run":\{[^\n]*/, with: "")
        }
        #expect(streams[0].utf8.count > 100_000)
        let isEqual = streams[0] == streams[1]
        #expect(isEqual)
    }
}
