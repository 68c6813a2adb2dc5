/// What a package's manifest says in its own words.
enum PackageManifest {
    /// The name that a manifest gives to a dependency at a place, as in `.package(name: "keyline", path: "../keyline")`: targets
    /// have to call it by that. Nil where it gives none.
    static func name(ofDependencyAt place: String, in manifest: String) -> String? {
        guard let mention = manifest.firstRange(of: "\"\(place)\"") else { return nil }
        let before = manifest[..<mention.lowerBound]
        guard let call = before.ranges(of: ".package(").last,
            let label = before[call.upperBound...].ranges(of: "name:").last
        else { return nil }
        let parts = before[label.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count > 2 ? String(parts[1]) : nil
    }
}
