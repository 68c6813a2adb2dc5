import Testing

@testable import LayoutCLI

/// What a manifest calls its dependencies.
@Suite struct PackageManifestTests {
    @Test(arguments: [
        (#".package(name: "keyline", path: "/src/wild")"#, "keyline"),
        (".package(\n    name: \"keyline\",\n    path: \"/src/wild\"\n)", "keyline"),
        (#".package(path: "/src/wild")"#, nil),
        (#".package(name: "other", path: "/src/other"), .package(path: "/src/wild")"#, nil),
        (#"name: "cards", dependencies: [.package(url: "/src/wild", from: "1.0.0")]"#, nil),
        (#".package(path: "/src/wilder")"#, nil),
    ]) func `A name that a dependency is given is found`(manifest: String, name: String?) {
        #expect(PackageManifest.name(ofDependencyAt: "/src/wild", in: manifest) == name)
    }
}
