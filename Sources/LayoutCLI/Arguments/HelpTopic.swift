/// Help on something that is not one command.
package struct HelpTopic: Sendable {
    package var name: String
    package var summary: String
    /// Lines as they are printed, not wrapped.
    package var lines: @Sendable () -> [String]

    package static let all: [HelpTopic] = [
        HelpTopic(name: "selectors", summary: "How a run is named.") {
            [
                "latest          the newest complete run",
                "run:12  '#12'   the run of that number, as `keyline runs` prints it",
                "baseline:X      the run that the baseline X points to",
                "branch:X        the newest complete run of the branch X",
                "name:X          the newest complete run of that name",
                "commit:X        the newest complete run of the commit (4 hexadecimal digits or more, not all decimal)",
                "merge-base:X    the nearest ancestor of HEAD, on the branch X, that has a complete run",
                "X               tried as baseline, branch, name and commit, in that order",
                "X~2             the second complete run before X of its kind",
                "What a test kept (expectLayout) is named by run:, name: and baseline: only, and is never the latest.",
            ]
        },
        HelpTopic(name: "cases", summary: "How a case is named, and the pattern of --only.") {
            [
                "A case id is SUITE/SCENARIO@OFFER and, after a step, SUITE/SCENARIO@OFFER#N STEP:",
                "  label-panel/two labels@w304#1 toggle \"Show more labels\"",
                "OFFER is `ideal` for nil by nil, else the lengths that are given: w304, w304h200, h200, wInf, w-5, wNaN.",
                "`@`, `#`, `/`, `%` and control characters in names are percent-encoded.",
                "--only takes a pattern over the whole id: `*` stands for any characters, `/` included, `?` for one.",
                "  --only 'palette/*'      a suite",
                "  --only '*@w304*'        an offer, with its steps",
                "  --only tag:slow         what a recorder of your own tags `slow`, when recording",
            ]
        },
        HelpTopic(name: "options", summary: "The engine's options, for --option KEY=VALUE.") { EngineOptionHelp.lines },
        HelpTopic(name: "configuration", summary: "The entries of keyline.json and the environment's variables.") {
            SettingKey.allCases.flatMap { key in
                let names = "\"\(key.rawValue)\"" + (key.variable.map { "  \($0)" } ?? "")
                let standard = key.standard.isEmpty ? "" : " Default: \(key.standard)."
                return [names, "    \(key.summary) \(formWords(key.form))\(standard)"]
            } + [
                "",
                "An option is stronger than the environment, which is stronger than the file. The file is the nearest",
                "keyline.json from the working directory upward. `keyline config` prints what is in force and why.",
                "NO_COLOR, when it is not empty, turns colour off. CI tells that no person watches.",
            ]
        },
        HelpTopic(name: "exit-codes", summary: "What the exit codes mean.") {
            ExitCode.allCases.map { code in
                let number = String(code.rawValue)
                return number + String(repeating: " ", count: 5 - number.count) + code.meaning
            }
        },
        HelpTopic(name: "stream", summary: "What a recorder writes: the format keyline-recording.") {
            [
                "A recorder is any program that writes UTF-8 JSON Lines to standard output and exits with 0:",
                #"  {"format":"keyline-recording","version":1,"engine":{"name":"mine","version":"2.0"},"#,
                #"   "environment":{"scale":2},"scope":{"only":[],"cases":1}}"#,
                #"  {"case":"grid/two@w304","suite":"grid","scenario":"two","offer":{"width":304,"height":"nil"},"#,
                #"   "step":null,"outcome":"settled","passes":1,"message":null,"#,
                #"   "nodes":[{"path":"Grid","parent":-1,"kind":"Grid","inputs":{"gap":8},"identifier":null,"#,
                #"             "text":null,"frame":[0,0,304,64],"hits":0}],"#,
                #"   "events":[[1,"measure",0,304,"nil",304,64],[1,"place",0,304,"nil",0,0]],"#,
                #"   "observations":[],"findings":[]}"#,
                #"  {"end":true,"cases":1}"#,
                "Each of the three is one line (broken here to be read). Lengths are numbers or \"nil\", \"inf\", \"-inf\",",
                "\"nan\". A stream without its last line is incomplete. The cases of a suite stand together.",
                "A recorder may understand --list (print case ids, one a line), --only GLOB and --offer LIST.",
            ]
        },
    ]

    static func formWords(_ form: SettingKey.Form) -> String {
        switch form {
        case .text: "A text."
        case .choice(let words): "One of \(words.joined(separator: ", "))."
        case .number(let range): "Here \(ValueKind.number(range).expectation)."
        case .integer(let range): "Here \(ValueKind.integer(range).expectation)."
        case .words(let words): "An array of \(words.joined(separator: ", "))."
        case .wordsByName: "An object of such arrays, by name."
        case .command: "A text, or an array of texts."
        case .assignments: "An object of texts, numbers and booleans."
        case .lengths: "An object of points, by name."
        case .numbers(let names): "An object of whole numbers, by \(names.joined(separator: ", "))."
        }
    }
}
