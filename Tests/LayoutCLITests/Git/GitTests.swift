import Testing

@testable import LayoutCLI

@Suite struct GitTests {
    private func repository() throws -> (TemporaryDirectory, Git) {
        let directory = try TemporaryDirectory()
        try git(directory, "init", "--quiet", "--initial-branch=main")
        try commit("one", in: directory)
        return (directory, Git(directory: directory.path))
    }

    @discardableResult private func git(_ directory: TemporaryDirectory, _ arguments: String...) throws -> String {
        let name = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
        let output = try ProcessOutput.of(["git"] + name + arguments, directory: directory.path, timeout: 60)
        try #require(output.isSuccess, "\(arguments): \(output.errors ?? "")")
        return output.text
    }

    private func commit(_ text: String, in directory: TemporaryDirectory) throws {
        try directory.write(text, to: "file")
        try git(directory, "add", ".")
        try git(directory, "commit", "--quiet", "-m", text)
    }

    @Test func `Branch, commit and dirtiness`() throws {
        let (directory, git) = try repository()
        let head = try self.git(directory, "rev-parse", "HEAD")
        #expect(git.branch == "main")
        #expect(git.commit() == head)
        #expect(!git.isDirty)
        try directory.write("two", to: "file")
        #expect(git.isDirty)
        try self.git(directory, "checkout", "--quiet", "--detach")
        #expect(git.branch == nil)
        #expect(git.commit(of: "nowhere") == nil)
        #expect(!git.isShallow)
    }

    @Test func `The merge base and its first parents`() throws {
        let (directory, git) = try repository()
        try commit("two", in: directory)
        let base = git.commit()
        try self.git(directory, "checkout", "--quiet", "-b", "topic")
        try commit("three", in: directory)
        let ancestors = try MergeBase.ancestors(of: "main", git: git)
        #expect(ancestors.count == 2)
        #expect(ancestors.first == base)
        let missing = #expect(throws: CommandFailure.self) { try MergeBase.ancestors(of: "nowhere", git: git) }
        #expect(missing?.code == .notFound)
    }

    @Test func `A shallow clone is said to be one`() throws {
        let (directory, _) = try repository()
        try commit("two", in: directory)
        let clone = try TemporaryDirectory()
        try git(directory, "clone", "--quiet", "--depth", "1", "file://\(directory.path)", clone.file("c"))
        let git = Git(directory: clone.file("c"))
        #expect(git.isShallow)
        let failure = #expect(throws: CommandFailure.self) { try MergeBase.ancestors(of: "old", git: git) }
        #expect(failure?.remedy?.contains("git fetch --unshallow") == true)
    }

    @Test func `Without a repository there is no revision`() throws {
        let directory = try TemporaryDirectory()
        let git = Git(directory: directory.path)
        #expect(!git.isRepository)
        #expect(
            Revision.current(branch: nil, commit: nil, environment: [:], git: git)
                == Revision(branch: nil, commit: nil, isDirty: false))
    }

    @Test func `A pull request's head counts, not its merge commit`() {
        let environment = [
            "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_SHA": "merge", "GITHUB_REF_NAME": "7/merge",
            "GITHUB_HEAD_REF": "topic", "GITHUB_EVENT_PATH": "event.json",
        ]
        let ci = ContinuousIntegration(environment: environment) { path in
            path == "event.json" ? Array(#"{"pull_request":{"head":{"sha":"head"}}}"#.utf8) : nil
        }
        #expect(ci == ContinuousIntegration(isActive: true, branch: "topic", commit: "head"))
        let push = ContinuousIntegration(environment: ["CI": "1", "GITLAB_CI": "true", "CI_COMMIT_SHA": "abc"])
        #expect(push == ContinuousIntegration(isActive: true, branch: nil, commit: "abc"))
        #expect(!ContinuousIntegration(environment: ["CI": "false"]).isActive)
    }
}
