import Foundation
import Testing

@testable import LayoutCLI

/// The completion scripts in the shells they are for.
@Suite struct CompletionTests {
    private static let lines = [
        ("keyline re", ["record", "report"]), ("keyline baseline s", ["set"]), ("keyline diff --format js", ["json"]),
        ("keyline diff --toler", ["--tolerance"]), ("keyline help exit", ["exit-codes"]),
        ("keyline record --color al", ["always"]), ("keyline completions f", ["fish"]),
    ]

    private static func has(_ shell: String) -> Bool { (try? Keyline().shell("command -v \(shell)").code) == 0 }

    @Test(arguments: lines) func `Bash completes`(line: String, expected: [String]) throws {
        let keyline = try Keyline()
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        let output = try keyline.shell(
            """
            eval "$($KEYLINE completions bash)"
            COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
            _keyline; echo "${COMPREPLY[@]}"
            """)
        #expect(output.text == expected.joined(separator: " ") + "\n", "\(output.errors)")
    }

    @Test(.enabled(if: has("fish")), arguments: lines)
    func `Fish completes`(line: String, expected: [String]) throws {
        let keyline = try Keyline()
        let output = try keyline.shell(
            "$KEYLINE completions fish > k.fish && HOME=$PWD fish -N -c \"source k.fish; complete -C '\(line)'\"")
        let words = output.text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        #expect(words == expected, "\(output.errors)")
    }

    @Test(.enabled(if: has("zsh")), arguments: lines)
    func `Zsh completes`(line: String, expected: [String]) throws {
        let keyline = try Keyline()
        let output = try keyline.shell(
            """
            $KEYLINE completions zsh > _keyline && export ZDOTDIR=$PWD
            timeout 60 zsh -f \(Fixtures.directory)/Fixtures/complete.zsh $PWD/_keyline '\(line)' '\(expected.joined(separator: "*"))'
            """)
        #expect(output.code == 0, "\(output.text)\(output.errors)")
    }
}
