import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// What `--version` prints.
@MainActor
struct VersionPage {
    private let name: String
    private let assembly: any AssemblyInformation
    private let language: Language

    init(_ name: String, _ assembly: any AssemblyInformation, _ language: Language) {
        self.name = name
        self.assembly = assembly
        self.language = language
    }

    /// The first line is the program and its version, as the GNU Coding Standards (4.8.1, `--version`) have it.
    var text: String {
        let build = assembly.build
        let rows: [[LocalizedText]] = [
            [Strings.versionDistribution, LocalizedText(build.distribution)],
            [Strings.versionFeatures, LocalizedText(build.featuresHash)],
            [Strings.versionToolchain, LocalizedText("Swift \(build.toolchain)" as String)],
            [Strings.versionExecutable, LocalizedText(assembly.executable)],
        ]
        return "\(name) \(build.version)\n" + TextTable(rows, in: language).text
    }
}
