// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "tags",
    products: [.library(name: "Tags", targets: ["Tags"])],
    targets: [.target(name: "Tags")]
)
