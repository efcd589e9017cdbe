import FeatureKitInterface

/// What `--version` prints.
@MainActor
struct VersionPage {
    private let name: String
    private let assembly: any AssemblyInformation

    init(_ name: String, _ assembly: any AssemblyInformation) {
        self.name = name
        self.assembly = assembly
    }

    /// The first line is the program and its version, as the GNU Coding Standards (4.8.1, `--version`) have it.
    var text: String {
        let build = assembly.build
        return """
            \(name) \(build.version)
            distribution  \(build.distribution)
            features      \(build.featuresHash)
            toolchain     Swift \(build.toolchain)
            executable    \(assembly.executable)

            """
    }
}
