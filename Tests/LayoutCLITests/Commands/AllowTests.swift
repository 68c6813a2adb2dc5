import Testing

/// Rules that are allowed: by a scenario itself, by the configuration for one scenario, and everywhere.
@Suite struct AllowTests {
    /// One row of text that jumps from two lines to one between the widths 100 and 104, and stands out of its frame.
    private func stream(width: Double = 20, members: String = "", finds: Bool = true) -> String {
        let finding =
            #"{"rule":"overflow","node":1,"message":"3 points outside","value":3}"#
        func line(_ offer: Int, _ height: Int) -> String {
            #"{"case":"list/row@w\#(offer)","suite":"list","scenario":"row","offer":{"width":\#(offer),"height":"nil"},"#
                + #""step":null,"outcome":"settled","passes":1,"message":null,"nodes":["#
                + #"{"path":".frame","parent":-1,"kind":".frame","inputs":{},"frame":[0,0,\#(width),\#(height)]},"#
                + #"{"path":".frame/Text","parent":0,"kind":"Text","inputs":{},"frame":[0,0,\#(width),\#(height)]}],"#
                + #""events":[[1,"measure",1,\#(offer),"nil",\#(width),\#(height)],"#
                + #"[1,"measure",0,\#(offer),"nil",\#(width),\#(height)],[1,"place",0,\#(offer),"nil",0,0],"#
                + #"[1,"place",1,\#(offer),"nil",0,0]],"observations":[],"findings":[\#(finds ? finding : "")]\#(members)}"#
        }
        return """
            {"format":"keyline-recording","version":1,"engine":{"name":"other","version":"1"},\
            "environment":{},"scope":{"only":[],"cases":2}}
            \(line(100, 40))
            \(line(104, 20))
            {"end":true,"cases":2}

            """
    }

    @Test func `A sweep's jump is told until its scenario allows it`() throws {
        let keyline = try Keyline()
        try keyline.directory.write(stream(), to: "plain.jsonl")
        try keyline.directory.write(stream(members: #","allowed":["discontinuity"]"#), to: "allowed.jsonl")
        #expect(try keyline("import", "plain.jsonl").code == 0)
        let told = try keyline("lint", "--severity", "note")
        #expect(told.code == 1)
        #expect(told.text.contains("note discontinuity  .frame/Text"))
        #expect(told.text.contains("height jumps from 40 to 20 between the widths 100 and 104"))

        let imported = try keyline("import", "allowed.jsonl")
        #expect(imported.code == 0, "\(imported.errors)")
        let allowed = try keyline("lint", "--severity", "note")
        #expect(allowed.text.contains("overflow") && !allowed.text.contains("discontinuity"))
        // It came back from the database as it was, and is no difference.
        #expect(try keyline("export", "latest", "-o", "again.jsonl").code == 0)
        #expect(try keyline.shell("grep -c '\"allowed\":\\[\"discontinuity\"\\]' again.jsonl").text == "2\n")
        let diff = try keyline("diff", "latest~1", "latest")
        #expect(diff.code == 0, "\(diff.text)")
        #expect(diff.text.contains("2 unchanged"))
    }

    @Test func `The configuration allows rules in single scenarios`() throws {
        let keyline = try Keyline()
        try keyline.directory.write(stream(finds: false), to: "before.jsonl")
        try keyline.directory.write(stream(), to: "after.jsonl")
        #expect(try keyline("import", "before.jsonl").code == 0)
        #expect(try keyline("import", "after.jsonl").code == 0)
        let told = try keyline("diff", "latest~1", "latest")
        #expect(told.code == 1)
        #expect(told.text.contains("finding-gained overflow: .frame/Text: 3 points outside"))
        #expect(try keyline("lint").code == 1)

        try keyline.directory.write(
            #"{"allowByScenario": {"list/row": ["overflow", "discontinuity"]}}"#, to: "keyline.json")
        let diff = try keyline("diff", "latest~1", "latest")
        #expect(diff.code == 0, "\(diff.text)")
        let lint = try keyline("lint", "--severity", "note")
        #expect(lint.code == 0, "\(lint.text)")
        try keyline.directory.write(#"{"allowByScenario": {"list/other": ["overflow"]}}"#, to: "keyline.json")
        #expect(try keyline("diff", "latest~1", "latest").code == 1)
        #expect(try keyline("lint").code == 1)
    }
}
