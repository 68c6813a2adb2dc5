/// Keyline's own package: what people's source is built against.
enum KeylinePackage {
    /// The directory of the package: named by an option or a setting, else found upward from the program's place.
    static func find(_ invocation: Invocation) throws(CommandFailure) -> String {
        if let named = invocation.settings.path(.package) {
            guard isPackage(named) else {
                throw CommandFailure(
                    .usage, "\(named) is not Keyline's package",
                    remedy: "Name the directory that holds its Package.swift.")
            }
            return FileSystem.absolute(named)
        }
        var directory = FileSystem.directory(of: invocation.context.executable)
        while directory != "/", directory != "." {
            if isPackage(directory) { return directory }
            directory = FileSystem.directory(of: directory)
        }
        throw CommandFailure(
            .usage, "Keyline's package was not found upward from \(invocation.context.executable)",
            remedy: "Name its directory with --package-path or KEYLINE_PACKAGE.")
    }

    private static func isPackage(_ directory: String) -> Bool {
        guard let manifest = try? FileSystem.read(directory + "/Package.swift") else { return false }
        return String(decoding: manifest, as: UTF8.self).contains("name: \"keyline\"")
    }
}
