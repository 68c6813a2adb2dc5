/// The files that `keyline init` writes.
enum InitTemplates {
    /// - Parameter hasPreviews: whether the libraries have previews, which are the first that there is to record.
    static func recorder(suite: String, libraries: [String], hasPreviews: Bool) -> String {
        let imports = (["Keyline", "SwiftUI"] + libraries).sorted().map { "import \($0)" }.joined(separator: "\n")
        guard !hasPreviews else {
            return """
                \(imports)

                /// What is recorded of this package. `swift run layout-recorder help` lists what the program can do.
                @main struct PackageRecorder: LayoutRecorder {
                    static var suites: [Suite] {
                        // The `#Preview`s of the package, a suite for each file.
                        Suite.previews
                        // Other views, at offers and with steps of your own:
                        // Suite("\(suite)") {
                        //     Scenario("a name", offers: .sweep(60...400, by: 1)) { AView() }
                        // }
                    }
                }

                """
        }
        return """
            \(imports)

            /// What is recorded of this package. `swift run layout-recorder help` lists what the program can do.
            @main struct PackageRecorder: LayoutRecorder {
                static var suites: [Suite] {
                    Suite("\(suite)") {
                        // Replace this with your own views; each is laid out at 96, 200, 304, 408 points and its ideal size.
                        Scenario("first") {
                            VStack(alignment: .leading) {
                                Text("A title")
                                Text("A longer line that wraps when there is little room")
                            }
                        }
                    }
                }
            }

            """
    }

    static func configuration(recorder: String) -> String {
        """
        {
            "baseline": "main",
            "recorder": [".build/debug/\(recorder)"],
            "tolerance": 0.01
        }

        """
    }

    /// Pushes to main record the baseline and keep the database; pull requests restore it and check against it. A pull
    /// request from a fork gets the check, the summary and the page; it may not comment.
    static func workflow(recorder: String) -> String {
        """
        name: Layout

        on:
          push:
            branches: [main]
          pull_request:

        permissions:
          contents: read
          pull-requests: write

        jobs:
          layout:
            runs-on: ubuntu-latest
            container: swift:6.3-bookworm
            steps:
              - uses: actions/checkout@v4
                with:
                  fetch-depth: 0
              - run: git config --global --add safe.directory "$GITHUB_WORKSPACE"
              - run: apt-get update && apt-get install -y libsqlite3-dev libicu-dev libsodium-dev pkg-config
              - run: swift build --product \(recorder)
              - uses: actions/cache/restore@v4
                with:
                  path: keyline.db
                  key: keyline-${{ github.run_id }}
                  restore-keys: keyline-
              - name: Record the baseline
                if: github.event_name == 'push'
                run: .build/debug/\(recorder) record --baseline main
              - name: Check
                if: github.event_name == 'pull_request'
                run: >-
                  .build/debug/\(recorder) check --baseline merge-base:main
                  --report summary --report html=layout.html --report markdown=layout.md
              - uses: actions/cache/save@v4
                if: github.event_name == 'push'
                with:
                  path: keyline.db
                  key: keyline-${{ github.run_id }}
              - uses: actions/upload-artifact@v4
                if: always() && github.event_name == 'pull_request'
                with:
                  name: layout
                  path: layout*
              - name: Comment
                if: >-
                  always() && github.event_name == 'pull_request'
                  && github.event.pull_request.head.repo.full_name == github.repository
                uses: actions/github-script@v7
                with:
                  script: |
                    const fs = require('fs');
                    if (!fs.existsSync('layout.md')) return;
                    const body = fs.readFileSync('layout.md', 'utf8');
                    const marker = body.split('\\n')[0];
                    const where = {owner: context.repo.owner, repo: context.repo.repo, issue_number: context.issue.number};
                    const comments = await github.paginate(github.rest.issues.listComments, where);
                    const old = comments.find(comment => comment.body.startsWith(marker));
                    if (old) await github.rest.issues.updateComment({...where, comment_id: old.id, body});
                    else await github.rest.issues.createComment({...where, body});

        """
    }
}
