/// The commits among which `merge-base:BRANCH` looks for a run: the newest that HEAD shares with the branch, and its
/// first parents.
package enum MergeBase {
    package static func ancestors(of branch: String, git: Git) throws(CommandFailure) -> [String] {
        guard git.isRepository else {
            throw CommandFailure(
                .usage, "merge-base:\(branch) needs a git repository, and the working directory is in none",
                remedy: "Choose a run in another way: `keyline help selectors` lists them.")
        }
        let shallow =
            git.isShallow
            ? " This is a shallow clone, so history is missing: fetch all of it (`git fetch --unshallow`, or"
                + " `fetch-depth: 0` in the checkout step)." : ""
        // A clone for CI often has the branch only as the remote's.
        guard let tip = git.commit(of: branch) ?? git.commit(of: "origin/" + branch) else {
            throw CommandFailure(
                .notFound, "git knows no branch \"\(branch)\"",
                remedy: "Fetch it (`git fetch origin \(branch)`).\(shallow)")
        }
        guard let base = git.mergeBase("HEAD", tip) else {
            throw CommandFailure(
                .notFound, "HEAD and \"\(branch)\" share no commit",
                remedy: "Choose a run in another way: `keyline help selectors` lists them.\(shallow)")
        }
        return git.firstParents(of: base)
    }
}
