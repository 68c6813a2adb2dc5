import LayoutRecord
import LayoutReport

/// Builds a product of a package with the toolchain's own package manager.
struct PackageBuild {
    var package: String
    /// Where the build goes; nil for the package's own place.
    var scratch: String?
    var product: String
    /// What is built, in the words of a sentence.
    var words: String
    /// Where files came from that were copied to be built: the compiler's words name the originals.
    var originals: [(copy: String, original: String)] = []

    private func passOn(_ line: String, to terminal: Terminal) {
        var line = line
        for (copy, original) in originals {
            while let range = line.firstRange(of: copy) { line.replaceSubrange(range, with: original) }
        }
        terminal.warn(line)
    }

    private var arguments: [String] {
        var arguments = ["--package-path", package, "--product", product]
        if let scratch { arguments += ["--scratch-path", scratch] }
        return arguments
    }

    /// Builds and returns the executable's path. What the compiler says is passed on as it is.
    func build(_ terminal: Terminal) throws(CommandFailure) -> String {
        terminal.say("Building \(words) ...")
        let started = Clock.seconds
        let process = try ChildProcess(["swift", "build"] + arguments, input: .nothing)
        var reader = ProcessReader(process)
        var output: [String] = []
        var shown = Clock.seconds
        reading: while true {
            switch reader.next(deadline: nil) {
            case .line(let bytes):
                let line = String(decoding: bytes, as: UTF8.self)
                output.append(line)
                if Clock.seconds - shown >= 5 {
                    shown = Clock.seconds
                    terminal.say("  " + line.visible)
                }
            case .end: break reading
            case .interrupted, .timedOut:
                process.kill()
                throw CommandFailure(.interrupted, "interrupted")
            }
        }
        reader.drainErrors()
        guard process.wait() == .exited(0) else {
            // The compiler's words go to standard output, those of the package manager to standard error.
            for line in CompilerWords.lines(of: output) { passOn(line, to: terminal) }
            if let errors = reader.errors.text { passOn(errors, to: terminal) }
            throw CommandFailure(
                .couldNotRun, "\(words) could not be built",
                remedy: "Correct what the compiler says above, then try again.")
        }
        terminal.say("Built \(words) in \(shortestDecimal(((Clock.seconds - started) * 10).rounded() / 10)) s.")
        let bin = try ProcessOutput.of(["swift", "build", "--show-bin-path"] + arguments, timeout: 120)
        guard let directory = bin.line else {
            throw CommandFailure(
                .couldNotRun, "the place of what was built was not found\(bin.errors.map { ": \($0)" } ?? "")",
                remedy: "Try `swift build --show-bin-path`.")
        }
        return "\(directory)/\(product)"
    }
}

/// What the package manager says of a package.
struct PackageDescription {
    struct Target {
        var name: String
        /// What it is in the package manager's word: library, executable, test, macro, plugin ...
        var type: String
        var path: String
        var sources: [String]
        var products: [String]

        var isExecutable: Bool { type == "executable" }
    }

    var name: String
    var targets: [Target]

    init(package: String) throws(CommandFailure) {
        let output = try ProcessOutput.of(
            ["swift", "package", "--package-path", package, "describe", "--type", "json"], timeout: 600)
        guard output.isSuccess, let start = output.text.firstIndex(of: "{"),
            let json = try? JSONReader.read(String(output.text[start...]))
        else {
            throw CommandFailure(
                .couldNotRun, "\(package) could not be read as a package\(output.errors.map { ":\n" + $0 } ?? "")",
                remedy: "Run this in the directory of a Swift package.")
        }
        name = json["name"]?.string ?? ""
        func texts(_ value: JSONValue?) -> [String] { (value?.array ?? []).compactMap(\.string) }
        targets = (json["targets"]?.array ?? []).map { target in
            Target(
                name: target["name"]?.string ?? "",
                type: target["type"]?.string ?? "", path: target["path"]?.string ?? "",
                sources: texts(target["sources"]), products: texts(target["product_dependencies"]))
        }
    }

    /// The executable that records: the one that is named, or the only one that uses the product `Keyline`.
    func recorder(named name: String?) throws(CommandFailure) -> String {
        if let name {
            guard targets.contains(where: { $0.name == name && $0.isExecutable }) else {
                let known = targets.filter(\.isExecutable).map(\.name)
                let suggestion = nearest(to: name, in: known).map { "; did you mean \"\($0)\"?" } ?? ""
                throw CommandFailure(
                    .usage, "the package has no executable \"\(name)\"\(suggestion)",
                    remedy: known.isEmpty
                        ? "`keyline init` adds a recorder." : "It has \(known.joined(separator: ", ")).")
            }
            return name
        }
        let recorders = targets.filter { $0.isExecutable && $0.products.contains("Keyline") }.map(\.name)
        guard recorders.count == 1 else {
            throw CommandFailure(
                .usage,
                recorders.isEmpty
                    ? "the package has no recorder: no executable of it uses Keyline"
                    : "the package has several recorders: \(recorders.joined(separator: ", "))",
                remedy: recorders.isEmpty ? "`keyline init` adds one." : "Name one with --product.")
        }
        return recorders[0]
    }
}
