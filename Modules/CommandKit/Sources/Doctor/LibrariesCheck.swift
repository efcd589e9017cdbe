import FeatureKitInterface
import LocalizationKit

/// Whether the loader finds the Debian libraries that features open.
@MainActor
struct LibrariesCheck {
    private let assembly: any AssemblyInformation
    private let machine: Machine

    init(_ assembly: any AssemblyInformation, _ machine: Machine) {
        self.assembly = assembly
        self.machine = machine
    }

    var check: HealthCheck {
        HealthCheck(title: Strings.libraries) { _ in findings }
    }

    private var findings: [HealthCheck.Finding] {
        let all = assembly.features.flatMap { feature in feature.libraries.map { finding(feature, $0) } }
        return all.isEmpty ? [.init(.ok, Strings.libraries, Strings.noLibrary)] : all
    }

    private func finding(_ feature: FeatureDescriptor, _ library: DebianLibrary) -> HealthCheck.Finding {
        let subject: LocalizedText = "\(feature.id): \(library.file)"
        guard let problem = machine.problem(library.file) else { return .init(.ok, subject, Strings.found) }
        return .init(
            library.isOptional ? .warn : .fail, subject, LocalizedText(problem),
            remedy: "sudo apt-get install \(library.package)")
    }
}
