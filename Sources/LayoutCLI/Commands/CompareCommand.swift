import LayoutDiff
import LayoutRecord
import LayoutReport
import LayoutStore

/// `keyline compare`.
enum CompareCommand {
    private static let product = OptionDefinition(
        "product", .text, "NAME", "The package's executable that records.",
        standard: "the only one that uses Keyline")

    static let definition = CommandDefinition(
        "compare", "Compare two git revisions of a package.",
        discussion: [
            "Each revision is checked out beside the repository, built and recorded; then the two are compared. Without"
                + " HEAD the working directory is used as it is, changes that are not committed included. No database is"
                + " needed, and nothing is left behind.",
            "Exits with 1 by the same policy as `check`.",
        ],
        operands: [
            OperandDefinition("BASE", .text, .one, "The revision before: a branch, a tag or a commit."),
            OperandDefinition("HEAD", .text, .optional, "The revision after; the working directory by default."),
        ],
        options: [
            product, CheckCommand.fail, CheckCommand.allow, CheckCommand.budget, ReportRequest.option,
            CommonOptions.maximumBytes, CommonOptions.tolerance, CommonOptions.sameEnvironment, CommonOptions.only,
            CommonOptions.offer, CommonOptions.widths, CommonOptions.sweep, CommonOptions.height,
            CommonOptions.engineOption, CommonOptions.jobs, CommonOptions.timeout, CommonOptions.json,
        ],
        examples: [
            .init("keyline compare main", "What the working directory changes."),
            .init("keyline compare v1.0 v1.1 --report html=changes.html", "Two releases, as a page."),
        ],
        exitCodes: [.fine, .differences, .usage, .notFound, .emptyOrIncomplete, .couldNotRun, .interrupted]
    ) { invocation in
        let policy = try CheckCommand.policy(of: invocation)
        let reports = try ReportRequest.all(of: invocation)
        Interruption.catchSignals()
        let work = try Workplace(invocation)
        defer { work.remove() }
        let store = try Store.open(path: work.database, access: .write(create: true))
        let base = invocation.arguments.operands[0]
        let before = try work.record(revision: base, into: store)
        let after = try work.record(revision: invocation.arguments.operand(1), into: store)
        var comparison = try Comparison(before, after, in: store, invocation: invocation)
        // Nobody keeps this database.
        (comparison.diff.before.databaseBytes, comparison.diff.after.databaseBytes) = (nil, nil)
        let verdict = try CheckVerdict(comparison.diff, policy: policy, store: store)
        try CheckCommand.write(comparison, verdict, reports, besides: "keyline.db", to: invocation)
        return verdict.passes ? .fine : .differences
    }

    /// Where revisions are checked out, built and recorded.
    @MainActor private final class Workplace {
        private let invocation: Invocation
        private let git: Git
        private let root: String
        /// The package's directory below the repository's root, with a slash before it; empty at the root.
        private let place: String
        private let directory: String
        private var worktrees: [String] = []
        private var recordings = 0
        /// Both revisions are built in one place, so that what they share, Keyline above all, is built once. With the
        /// working directory that is the package's own place: the last build there is of the working directory again.
        private let scratch: String
        var database: String { directory + "/compare.db" }

        init(_ invocation: Invocation) throws {
            self.invocation = invocation
            let here = FileSystem.absolute(".")
            git = Git(directory: here)
            guard let root = git.root else {
                throw CommandFailure(
                    .usage, "compare needs a git repository, and the working directory is in none",
                    remedy: "Run it in the directory of your package.")
            }
            self.root = FileSystem.absolute(root)
            place = String(here.dropFirst(self.root.count))
            directory = try FileSystem.makeTemporaryDirectory(in: invocation.environment["TMPDIR"] ?? "/tmp")
            scratch = invocation.arguments.operand(1) == nil ? here + "/.build" : directory + "/build"
        }

        /// Beside the repository, so that packages that are named by a relative path are found.
        private func makeWorktreeDirectory() throws -> String {
            let parent = FileSystem.directory(of: root)
            return try (try? FileSystem.makeTemporaryDirectory(in: parent))
                ?? FileSystem.makeTemporaryDirectory(in: directory)
        }

        func remove() {
            for worktree in worktrees {
                git.remove(worktree: worktree)
                FileSystem.removeDirectory(worktree)
            }
            FileSystem.removeDirectory(directory)
        }

        /// Records a revision, or the working directory for nil.
        func record(revision: String?, into store: Store) throws -> SelectedRun {
            var package = root + place
            var commit = git.commit()
            if let revision {
                guard let found = git.commit(of: revision) else {
                    throw CommandFailure(
                        .notFound, "git knows no revision \"\(revision)\"",
                        remedy: "Name a branch, a tag or a commit; in a shallow clone fetch more history.")
                }
                commit = found
                let worktree = try makeWorktreeDirectory()
                try git.add(worktree: worktree, commit: found)
                worktrees.append(worktree)
                package = worktree + place
            }
            let words = revision.map { "\($0) (\(commit?.prefix(9) ?? ""))" } ?? "the working directory"
            let product = try PackageDescription(package: package).recorder(
                named: invocation.arguments.text(CompareCommand.product))
            let built = try PackageBuild(package: package, scratch: scratch, product: product, words: words)
                .build(invocation.terminal)
            // The next revision is built in the same place.
            let executable = "\(directory)/recorder-\(recordings)"
            recordings += 1
            try FileSystem.copyExecutable(built, to: executable)
            var request = try RecordingRequest(invocation, recorder: [executable], git: git)
            request.name = revision ?? "working directory"
            request.revision.commit = commit
            request.revision.isDirty = revision == nil && git.isDirty
            request.revision.branch = revision ?? git.branch
            let database = database
            let recorder = RunRecorder(invocation: invocation, request: request)
            let run = try recorder.record(into: { _ in try Store.open(path: database, access: .write(create: true)) })
                .run
            var selected = try store.resolve("run:\(run.id)")
            selected.rule = revision.map { "revision \"\($0)\"" } ?? "the working directory"
            return selected
        }
    }
}
