import Foundation

/// Yoga, measured by a small Python program through the `poga` wheel, in a virtual environment under `.build`.
enum YogaReference {
    /// Milliseconds by case; nil where Python or the wheel cannot be had.
    static func times(_ bench: Workbench) throws -> [String: Double]? {
        let environment = FileManager.default.currentDirectoryPath + "/.build/yoga-venv"
        let python = environment + "/bin/python"
        do {
            if !FileManager.default.isExecutableFile(atPath: python) {
                _ = try Program.run(["python3", "-m", "venv", environment])
                _ = try Program.run([python, "-m", "pip", "install", "--quiet", "poga"])
            }
            return try bench.python("yoga.py", [], interpreter: python)
        } catch {
            Note.say("no Yoga here, its recorded times stand in: \(error)")
            return nil
        }
    }
}
