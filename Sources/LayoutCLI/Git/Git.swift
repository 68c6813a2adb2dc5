/// What git knows of a working copy. Every answer is nil where there is no git or no repository: a run without a branch
/// is a run all the same.
package struct Git: Sendable {
    package var directory: String?

    package init(directory: String? = nil) { self.directory = directory }

    private func ask(_ arguments: String...) -> ProcessOutput? {
        guard let output = try? ProcessOutput.of(["git"] + arguments, directory: directory, timeout: 30),
            output.isSuccess
        else { return nil }
        return output
    }

    package var isRepository: Bool { ask("rev-parse", "--git-dir") != nil }

    package var root: String? { ask("rev-parse", "--show-toplevel")?.line }

    /// The commit of a revision, in full.
    package func commit(of revision: String = "HEAD") -> String? {
        ask("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}")?.line
    }

    /// Nil when HEAD is detached.
    package var branch: String? { ask("symbolic-ref", "--quiet", "--short", "HEAD")?.line }

    /// Whether tracked files differ from HEAD.
    package var isDirty: Bool {
        guard let output = ask("status", "--porcelain", "--untracked-files=no") else { return false }
        return !output.text.isEmpty
    }

    /// Whether history was cut off by a shallow clone.
    package var isShallow: Bool { ask("rev-parse", "--is-shallow-repository")?.line == "true" }

    package func mergeBase(_ a: String, _ b: String) -> String? { ask("merge-base", a, b)?.line }

    /// The commit and its first parents, newest first.
    package func firstParents(of commit: String, most: Int = 10_000) -> [String] {
        ask("rev-list", "--first-parent", "--max-count=\(most)", "--end-of-options", commit)?.text
            .split(separator: "\n").map(String.init) ?? []
    }

    package func add(worktree: String, commit: String) throws(CommandFailure) {
        let output = try ProcessOutput.of(
            ["git", "worktree", "add", "--detach", "--force", worktree, commit], directory: directory, timeout: 600)
        guard output.isSuccess else {
            throw CommandFailure(
                .couldNotRun, "git could not check \(commit) out\(output.errors.map { ":\n" + $0 } ?? "")",
                remedy: "Try `git worktree prune`, then again.")
        }
    }

    package func remove(worktree: String) { _ = ask("worktree", "remove", "--force", worktree) }
}
