import Foundation
import LayoutRecord
import Testing

@testable import LayoutCLI

extension UserPackageTests {
    /// The workflow that `init` writes, step by step as GitHub runs it: a push to main, then a pull request, which is
    /// checked out as a merge commit without a branch of its own.
    @Test func `The workflow records on main and checks a pull request`() throws {
        let package = try UserPackage.withRecorder()
        let directory = package.directory
        let origin = try TemporaryDirectory()
        try package.git(
            "clone --quiet --bare . \(origin.path)/tags.git && git remote add origin \(origin.path)/tags.git")
        try directory.write("#!/bin/sh\necho \"$@\" >> \"$APT_LOG\"\n", to: "bin/apt-get")
        try directory.write(
            "\n/bin/\n/gitconfig\n/apt.log\n/event.json\n/summary.md\n/layout*\n", to: ".git/info/exclude")
        _ = try package.keyline.shell("chmod +x bin/apt-get")

        func job(_ event: String, _ facts: [String: String]) throws -> [Keyline.Output] {
            var keyline = package.keyline
            keyline.environment.merge(facts) { $1 }
            keyline.environment.merge([
                "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": event, "GITHUB_ACTOR": "ada",
                "GITHUB_WORKSPACE": directory.path, "GITHUB_STEP_SUMMARY": directory.file("summary.md"),
                "GITHUB_EVENT_PATH": directory.file("event.json"), "APT_LOG": directory.file("apt.log"),
                "GIT_CONFIG_GLOBAL": directory.file("gitconfig"), "GITHUB_RUN_ID": "1", "GITHUB_RUN_ATTEMPT": "1",
                "PATH": directory.file("bin") + ":" + (keyline.environment["PATH"] ?? ""),
            ]) { $1 }
            let listed = try keyline.shell(
                "python3 \(Fixtures.directory)/Fixtures/workflow-steps.py .github/workflows/layout.yml \(event)")
            try #require(listed.code == 0, "\(listed.errors)")
            return try listed.text.split(separator: "\n").map { line in
                let command = try #require(try JSONReader.read(String(line)).string)
                try directory.write(command, to: "bin/step.sh")
                return try keyline.shell("sh -e bin/step.sh")
            }
        }

        let main = try package.keyline.shell("git rev-parse HEAD").text.trimmingCharacters(in: .newlines)
        let push = try job("push", ["GITHUB_SHA": main, "GITHUB_REF_NAME": "main"])
        #expect(push.map(\.code) == [0, 0, 0, 0], "\(push.map(\.errors))")
        #expect(push.last?.text == "run:1  7 cases, complete  main@\(main.prefix(9))\n")
        let apt = try String(contentsOfFile: directory.file("apt.log"), encoding: .utf8)
        #expect(apt == "update\ninstall -y libsqlite3-dev libicu-dev libsodium-dev pkg-config\n")
        let makefile = try String(contentsOfFile: Golden.repository + "/Makefile", encoding: .utf8)
        #expect(makefile.contains("\nPACKAGES = libsqlite3-dev libicu-dev libsodium-dev pkg-config\n"))

        try package.git("checkout --quiet -b topic")
        try package.write("flow-row-2.swift", to: "Sources/Tags/FlowRow.swift")
        try package.git("commit --quiet --all -m two")
        let head = try package.keyline.shell("git rev-parse HEAD").text.trimmingCharacters(in: .newlines)
        try package.git("checkout --quiet --detach main && git merge --quiet --no-ff -m merge topic")
        try package.git("fetch --quiet origin && git branch --quiet -D main topic")
        try directory.write(#"{"pull_request": {"head": {"sha": "\#(head)"}}}"#, to: "event.json")
        let merge = try package.keyline.shell("git rev-parse HEAD").text.trimmingCharacters(in: .newlines)
        let request = try job(
            "pull_request", ["GITHUB_SHA": merge, "GITHUB_REF_NAME": "1/merge", "GITHUB_HEAD_REF": "topic"])
        #expect(request.map(\.code) == [0, 0, 0, 1], "\(request.map(\.errors))")
        let check = try #require(request.last)
        #expect(check.text.contains("[merge base of \"main\": commit \(main.prefix(12))]"), "\(check.text)")
        #expect(check.text.contains("topic @ \(head.prefix(7))"), "\(check.text)")
        #expect(check.text.contains("check failed:"))
        let summary = try String(contentsOfFile: directory.file("summary.md"), encoding: .utf8)
        #expect(summary.contains("FlowRow"))
        let comment = try String(contentsOfFile: directory.file("layout.md"), encoding: .utf8)
        // The comment of the last push is found by its first line.
        #expect(comment.hasPrefix("<!--"), "\(comment.prefix(80))")
        #expect(FileSystem.isFile(directory.file("layout.html")))
    }
}
