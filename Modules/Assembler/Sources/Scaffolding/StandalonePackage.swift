/// A feature in a package of its own, outside this repository.
struct StandalonePackage {
    let module: NewModule
    /// The path of this repository, from the folder of the package.
    let repository: String

    /// Its files, by their paths from its own folder.
    var files: [String: String] {
        var files = FeatureTemplate(module: module).files
        files["Package.swift"] = manifest
        files["README.md"] = readme
        files[".gitignore"] = ".build/\n"
        return files
    }

    private var name: ModuleName { module.name }

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "\(name.module)",
            products: [
                .library(name: "\(name.module)", targets: ["\(name.module)"]),
                .library(name: "\(name.interface)", targets: ["\(name.interface)"]),
                .library(name: "\(name.testing)", targets: ["\(name.testing)"]),
            ],
            dependencies: [.package(name: "tessera", path: "\(repository)")],
            targets: [
                .target(
                    name: "\(name.interface)",
                    dependencies: [.product(name: "FeatureKitInterface", package: "tessera")], path: "Interface",
                    exclude: ["interface.json"]),
                .target(
                    name: "\(name.module)",
                    dependencies: [
                        "\(name.interface)", .product(name: "CommandKitInterface", package: "tessera"),
                        .product(name: "FeatureKitInterface", package: "tessera"),
                        .product(name: "LocalizationKit", package: "tessera"),
                    ],
                    path: "Sources", plugins: [.plugin(name: "FeatureDescriptors", package: "tessera")]),
                .target(name: "\(name.testing)", dependencies: ["\(name.interface)"], path: "Testing"),
                .testTarget(
                    name: "\(name.tests)",
                    dependencies: [
                        "\(name.module)", "\(name.interface)", "\(name.testing)",
                        .product(name: "CommandKitTesting", package: "tessera"),
                        .product(name: "FeatureKitInterface", package: "tessera"),
                        .product(name: "LocalizationKit", package: "tessera"),
                    ]),
            ]
        )

        for target in package.targets {
            target.swiftSettings = [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]
        }

        """
    }

    private var readme: String {
        """
        # \(name.module)

        The feature `\(name.id)`, outside the repository of Tessera: say here what it is for.

            swift test
            \(repository)/Scripts/assemble build --name my-\(name.id) --with . --output out

        """
    }
}
