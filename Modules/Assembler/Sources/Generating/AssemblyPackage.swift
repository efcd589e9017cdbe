import DescriptorKit
import FeatureKitInterface

/// The small package of one distribution: it depends on this repository by path and compiles a list.
struct AssemblyPackage {
    let choice: Choice
    let toolchain: String
    /// The path of the repository, as the generated manifest reaches it.
    let repository: String

    /// Paths within the package, and what stands in each file.
    var files: [String: String] {
        [
            "Package.swift": manifest,
            "Sources/\(target)/Start.swift": start,
            "Sources/\(target)/Distribution.swift": DistributionSource.file(for: plan),
            "Sources/\(noteTarget)/note.c": NoteSource.text(of: BinaryDescription(plan)),
            "Sources/\(noteTarget)/include/note.h": "// Nothing to call: the note only has to be linked.\n",
        ]
    }

    var plan: DistributionPlan {
        DistributionPlan(
            name: choice.name, version: choice.version, toolchain: toolchain, features: choice.selection.features,
            catalogue: choice.catalogue, defaults: choice.defaults)
    }

    /// Distributions share one build folder, so that each needs target names of its own.
    private var target: String { "Distribution_\(identifier)" }
    private var noteTarget: String { "CNote_\(identifier)" }
    private var identifier: String { choice.name.replacing("-", with: "_") }

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        // Generated. Do not edit.
        import PackageDescription

        let package = Package(
            name: "\(choice.name)-distribution",
            products: [.executable(name: "\(choice.output)", targets: ["\(target)"])],
            dependencies: [
        \(packages.map { "        \($0)," }.joined(separator: "\n"))
            ],
            targets: [
                .target(name: "\(noteTarget)"),
                .executableTarget(
                    name: "\(target)",
                    dependencies: [
                        "\(noteTarget)",
        \(products.map { "                \($0)," }.joined(separator: "\n"))
                    ]),
            ])

        """
    }

    private var packages: [String] {
        [#".package(name: "tessera", path: "\#(repository)")"#]
            + choice.outside.map { #".package(name: "\#($0.descriptor.target)", path: "\#($0.path)")"# }
    }

    private var products: [String] {
        let outside = Set(choice.outside.map(\.descriptor.target))
        let own = ["FeatureKit", "FeatureKitInterface", "LocalizationKit"] + choice.selection.features.map(\.target)
        return own.map { #".product(name: "\#($0)", package: "\#(outside.contains($0) ? $0 : "tessera")")"# }
    }

    private var start: String {
        """
        // Generated. Do not edit.
        import FeatureKit

        @main
        enum Start {
            @MainActor static func main() {
                Assembly(build: Distribution.build, features: Distribution.features).main()
            }
        }

        """
    }
}
