import Foundation
import Testing

/// A file system that is really full: the database is told of in clear words, and what was recorded before is whole.
@Suite struct FullDiskTests {
    /// Whether a file system can be mounted where nobody else sees it.
    private static let canMount: Bool = {
        (try? Keyline().shell("unshare --map-root-user --mount mount -t tmpfs -o size=1m none /mnt").code) == 0
    }()

    @Test(.enabled(if: canMount)) func `A full disk exits with 5 and loses nothing`() throws {
        let keyline = try Keyline()
        let recorder = Keyline.recorderOptions(["worker"]).map { "'\($0)'" }.joined(separator: " ")
        // The first recording fits. Then all but the space that is named is taken, so that the second one meets the end
        // of the disk at its start, amid its suites, or at its last write.
        let output = try keyline.shell(
            """
            unshare --map-root-user --mount bash -e <<'SCRIPT'
            mkdir full && mount -t tmpfs -o size=4m none full && cd full
            $KEYLINE record \(recorder) --run first
            for space in 0 16 64 300; do
                head -c ${space}k /dev/zero > space && { cat /dev/zero > filler || true; } 2>/dev/null && rm space
                code=0; $KEYLINE record \(recorder) --recorder-arg cases=3000 || code=$?
                rm filler
                echo "$space: $code"
            done
            $KEYLINE verify
            $KEYLINE show name:first
            code=0; $KEYLINE record \(recorder) --recorder-arg cases=30 --run last || code=$?
            echo "free: $code"
            SCRIPT
            """)
        #expect(output.code == 0, "\(output.text)\(output.errors)")
        for space in [0, 16, 64, 300] {
            #expect(output.text.contains("\n\(space): 5\n"), "\(output.text)\(output.errors)")
        }
        #expect(output.errors.components(separatedBy: "keyline: There is no space left for the database").count >= 5)
        #expect(!output.errors.contains("Fatal error"))
        #expect(output.text.contains("all whole"), "\(output.text)\(output.errors)")
        #expect(output.text.contains("6 cases declared, 6 recorded"))
        #expect(output.text.contains("free: 0"), "\(output.errors)")
    }
}
