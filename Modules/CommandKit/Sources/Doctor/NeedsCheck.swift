import FeatureKitInterface
import LocalizationKit

/// Whether the features of this build have the services that they need and could use.
@MainActor
struct NeedsCheck {
    private let assembly: any AssemblyInformation

    init(_ assembly: any AssemblyInformation) {
        self.assembly = assembly
    }

    var check: HealthCheck {
        HealthCheck(title: Strings.needsTitle) { _ in findings }
    }

    private var findings: [HealthCheck.Finding] {
        let all = assembly.features.flatMap { feature in
            feature.allNeeds.map { finding(feature, $0.need, $0.isOptional) }
        }
        return all.isEmpty ? [.init(.ok, Strings.featuresSubject, Strings.noNeeds)] : all
    }

    private func finding(_ feature: FeatureDescriptor, _ need: Need, _ isOptional: Bool) -> HealthCheck.Finding {
        let subject: LocalizedText = "\(feature.id): \(need)"
        if let provider = assembly.provider(of: need) {
            return .init(.ok, subject, Strings.providedBy(provider: provider.id))
        }
        let status: HealthCheck.Finding.Status = isOptional ? .warn : .fail
        guard let absent = absentProvider(of: need) else {
            return .init(status, subject, Strings.noKnownProvider)
        }
        return .init(
            status, subject, Strings.absentProvider(provider: absent.id),
            remedy: LocalizedText(assembly.remedy(adding: absent.id)))
    }

    private func absentProvider(of need: Need) -> FeatureDescriptor? {
        assembly.absentFeatures.first { $0.provides.contains { $0.service == need.service } }
    }
}
