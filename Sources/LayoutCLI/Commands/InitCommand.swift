/// `keyline init`.
enum InitCommand {
    private static let name = OptionDefinition(
        "name", .text, "NAME", "The recorder's name.", standard: "layout-recorder")
    private static let url = OptionDefinition(
        "url", .text, "URL", "Depend on Keyline by this address instead of by its place on this machine.")
    private static let from = OptionDefinition(
        "from", .text, "VERSION", "With --url, the oldest version of Keyline.", standard: CommandLineInterface.version)

    static let definition = CommandDefinition(
        "init", "Add a recorder, a configuration and a CI workflow to a package.",
        discussion: [
            "Adds to Package.swift a dependency on Keyline and an executable that records, lets the libraries and tests"
                + " that import SwiftUI or Keyline use them, and writes keyline.json and .github/workflows/layout.yml. A file that is"
                + " there already is never replaced. What was done is printed."
        ],
        options: [name, url, from, CommonOptions.packagePath],
        examples: [.init("keyline init", "In the directory of a package.")],
        exitCodes: [.fine, .usage, .couldNotRun, .interrupted]
    ) { invocation in
        guard FileSystem.isFile("Package.swift") else {
            throw CommandFailure(
                .usage, "there is no Package.swift here", remedy: "Run this in the directory of a Swift package.")
        }
        Interruption.catchSignals()
        try PackageSetup(
            invocation: invocation, recorder: invocation.arguments.text(name) ?? "layout-recorder",
            url: invocation.arguments.text(url),
            version: invocation.arguments.text(from) ?? CommandLineInterface.version
        ).run()
        return .fine
    }
}

/// Adds Keyline to the package in the working directory.
private struct PackageSetup {
    let invocation: Invocation
    let recorder: String
    let url: String?
    let version: String

    func run() throws {
        let package = try PackageDescription(package: ".")
        let manifest = try FileSystem.read("Package.swift")
        // An executable cannot import tests, macros and plugins.
        let libraries = package.targets.filter { $0.type == "library" && !$0.sources.isEmpty }
        let identity = try addDependency()
        for target in package.targets where ["library", "test"].contains(target.type) {
            // What a recorder is made with has no place in a library; tests expect layouts with it.
            for product in target.type == "test" ? ["SwiftUI", "Keyline"] : ["SwiftUI"] {
                guard imports(product, target), !target.products.contains(product) else { continue }
                try edit(["add-target-dependency", product, target.name, "--package", identity])
                try say(
                    "changed Package.swift: \(target.name) uses \(product)\(product == "SwiftUI" ? " of Keyline" : "")")
            }
        }
        if package.targets.contains(where: { $0.name == recorder }) {
            try say("kept the target \(recorder)")
        } else {
            let hasPreviews = libraries.contains { contains("#Preview", $0) }
            try addRecorder(libraries.map(\.name), suite: package.name, identity: identity, hasPreviews: hasPreviews)
        }
        try tidy(before: manifest)
        try writeIfMissing(InitTemplates.configuration(recorder: recorder), to: ConfigurationFile.name)
        try FileSystem.makeDirectory(".github/workflows")
        try writeIfMissing(InitTemplates.workflow(recorder: recorder), to: ".github/workflows/layout.yml")
        try writeIfMissing(".build/\nkeyline.db*\nkeyline.html\n", to: ".gitignore")
        if url == nil {
            invocation.terminal.say(
                "Package.swift names Keyline's place on this machine; for CI, name its repository with --url.")
        }
        invocation.terminal.say(
            "Next: `swift build --product \(recorder)`, then `keyline record --baseline main`."
        )
    }

    private func imports(_ product: String, _ target: PackageDescription.Target) -> Bool {
        hasLine(target) { $0.split(separator: " ").suffix(2) == ["import", product[...]] }
    }

    private func contains(_ word: String, _ target: PackageDescription.Target) -> Bool {
        hasLine(target) { $0.drop { $0 == " " }.hasPrefix(word) }
    }

    private func hasLine(_ target: PackageDescription.Target, where isWanted: (Substring) -> Bool) -> Bool {
        target.sources.contains { file in
            guard let bytes = try? FileSystem.read("\(target.path)/\(file)") else { return false }
            return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains(where: isWanted)
        }
    }

    /// Returns how the package manager calls Keyline.
    private func addDependency() throws(CommandFailure) -> String {
        let manifest = String(decoding: try FileSystem.read("Package.swift"), as: UTF8.self)
        let place = if let url { url } else { try KeylinePackage.find(invocation) }
        var identity = FileSystem.name(of: place).lowercased()
        if identity.hasSuffix(".git") { identity = String(identity.dropLast(4)) }
        if manifest.contains("\"\(place)\"") {
            identity = PackageManifest.name(ofDependencyAt: place, in: manifest) ?? identity
            try say("kept the dependency on \(place)")
        } else {
            try edit(["add-dependency", place] + (url == nil ? ["--type", "path"] : ["--from", version]))
            try say("changed Package.swift: depends on \(place)")
        }
        return identity
    }

    private func addRecorder(
        _ libraries: [String], suite: String, identity: String, hasPreviews: Bool
    ) throws(CommandFailure) {
        let directory = "Sources/\(recorder)"
        guard !FileSystem.exists(directory) else {
            throw CommandFailure(
                .usage, "\(directory) is there, yet no target of the package",
                remedy: "Choose another name with --name, or remove it.")
        }
        let dependencies = libraries.isEmpty ? [] : ["--dependencies"] + libraries
        try edit(["add-target", recorder, "--type", "executable"] + dependencies)
        for product in ["Keyline", "SwiftUI"] {
            try edit(["add-target-dependency", product, recorder, "--package", identity])
        }
        try breakLine(
            libraries.map { "\"\($0)\"" }
                + ["Keyline", "SwiftUI"].map { ".product(name: \"\($0)\", package: \"\(identity)\")" })
        try say("changed Package.swift: the executable \(recorder)")
        // The package manager makes the directory with an example of its own.
        FileSystem.removeDirectory(directory)
        try FileSystem.makeDirectory(directory)
        try writeIfMissing(
            InitTemplates.recorder(suite: suite, libraries: libraries, hasPreviews: hasPreviews),
            to: "\(directory)/PackageRecorder.swift")
    }

    /// The package manager adds one dependency after another to one line; a reader wants a line for each. Where it writes
    /// them otherwise they stay as they are.
    private func breakLine(_ dependencies: [String]) throws(CommandFailure) {
        let lines = String(decoding: try FileSystem.read("Package.swift"), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let squeezed = "dependencies:[" + dependencies.joined(separator: ",").filter { $0 != " " }
        let text = lines.map { line in
            let words = line.filter { $0 != " " }
            guard words == squeezed + "]" || words == squeezed + ",]" else { return String(line) }
            let indent = String(line.prefix { $0 == " " })
            return "\(indent)dependencies: [\n"
                + dependencies.map { "\(indent)    \($0),\n" }.joined() + "\(indent)]"
        }
        try FileSystem.write(Array(text.joined(separator: "\n").utf8), to: "Package.swift")
    }

    /// The package manager puts what it adds behind what is there, on one line. A manifest that the formatter had nothing
    /// to say about before is formatted again; any other stays as its author laid it out.
    private func tidy(before: [UInt8]) throws(CommandFailure) {
        let edited = try FileSystem.read("Package.swift")
        guard edited != before, try formatted(before, like: before) == before,
            let tidied = try formatted(edited, like: before)
        else { return }
        try FileSystem.write(tidied, to: "Package.swift")
    }

    /// The manifest as the formatter lays it out, indented as `original` is; nil when there is no formatter.
    private func formatted(_ manifest: [UInt8], like original: [UInt8]) throws(CommandFailure) -> [UInt8]? {
        let lines = String(decoding: original, as: UTF8.self).split(separator: "\n")
        let indent = lines.map { $0.prefix { $0 == " " }.count }.filter { $0 > 0 }.min() ?? 4
        let directory = try FileSystem.makeTemporaryDirectory(in: "/tmp")
        defer { FileSystem.removeDirectory(directory) }
        let copy = directory + "/Package.swift"
        try FileSystem.write(manifest, to: copy)
        let configuration = #"{"version": 1, "lineLength": 120, "indentation": {"spaces": \#(indent)}}"#
        let command = ["swift", "format", "--in-place", "--configuration", configuration, copy]
        return try ProcessOutput.of(command, timeout: 60).isSuccess ? FileSystem.read(copy) : nil
    }

    private func writeIfMissing(_ text: String, to path: String) throws(CommandFailure) {
        guard !FileSystem.exists(path) else { return try say("kept \(path)") }
        try FileSystem.write(Array(text.utf8), to: path)
        try say("wrote \(path)")
    }

    private func edit(_ arguments: [String]) throws(CommandFailure) {
        let output = try ProcessOutput.of(["swift", "package"] + arguments, timeout: 600)
        guard output.isSuccess else {
            throw CommandFailure(
                .couldNotRun,
                "`swift package \(arguments.joined(separator: " "))` failed\(output.errors.map { ":\n" + $0 } ?? "")",
                remedy: "Change Package.swift by hand; the documentation shows how.")
        }
    }

    private func say(_ line: String) throws(CommandFailure) { try invocation.terminal.print(line) }
}
