import LayoutRecord

/// Which version of the source a run belongs to: what the options say, else the CI's environment, else git.
package struct Revision: Equatable, Sendable {
    package var branch: String?
    package var commit: String?
    package var isDirty: Bool

    package init(branch: String?, commit: String?, isDirty: Bool) {
        self.branch = branch
        self.commit = commit
        self.isDirty = isDirty
    }

    package static func current(
        branch: String?, commit: String?, environment: [String: String], git: Git
    ) -> Revision {
        let ci = ContinuousIntegration(environment: environment)
        return Revision(
            branch: branch ?? ci.branch ?? git.branch, commit: commit ?? ci.commit ?? git.commit(),
            // A commit that was given by hand is meant as it is.
            isDirty: commit == nil && git.isDirty)
    }
}

/// The facts that continuous-integration services put into the environment.
package struct ContinuousIntegration: Equatable, Sendable {
    package var isActive: Bool
    package var branch: String?
    package var commit: String?

    package init(isActive: Bool, branch: String?, commit: String?) {
        self.isActive = isActive
        self.branch = branch
        self.commit = commit
    }

    /// - Parameter read: reads a file that the environment names.
    package init(environment: [String: String], read: (String) -> [UInt8]? = { try? FileSystem.read($0) }) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        isActive = environment["CI"].map { $0 != "" && $0 != "0" && $0 != "false" } ?? false
        if environment["GITHUB_ACTIONS"] == "true" {
            // A pull request is built as a merge commit that nobody will find again: its head is what counts.
            var head: String?
            if let path = value("GITHUB_EVENT_PATH"), let bytes = read(path), let json = try? JSONReader.read(bytes) {
                head = json["pull_request"]?["head"]?["sha"]?.string
            }
            commit = head ?? value("GITHUB_SHA")
            branch = value("GITHUB_HEAD_REF") ?? value("GITHUB_REF_NAME")
        } else if environment["GITLAB_CI"] == "true" {
            commit = value("CI_COMMIT_SHA")
            branch = value("CI_MERGE_REQUEST_SOURCE_BRANCH_NAME") ?? value("CI_COMMIT_BRANCH")
        } else if value("BUILDKITE") != nil {
            commit = value("BUILDKITE_COMMIT")
            branch = value("BUILDKITE_BRANCH")
        }
    }
}
