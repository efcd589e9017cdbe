import FeatureKitInterface

/// Whether the features of this build have the services that they need and could use.
@MainActor
struct NeedsCheck {
    private let assembly: any AssemblyInformation

    init(_ assembly: any AssemblyInformation) {
        self.assembly = assembly
    }

    var check: HealthCheck {
        HealthCheck(title: "needs") { _ in findings }
    }

    private var findings: [HealthCheck.Finding] {
        let all = assembly.features.flatMap { feature in
            feature.allNeeds.map { finding(feature, $0.need, $0.isOptional) }
        }
        return all.isEmpty ? [.init(.ok, "features", "none needs another")] : all
    }

    private func finding(_ feature: FeatureDescriptor, _ need: Need, _ isOptional: Bool) -> HealthCheck.Finding {
        let subject = "\(feature.id): \(need)"
        if let provider = assembly.provider(of: need) { return .init(.ok, subject, "provided by \(provider.id)") }
        let status: HealthCheck.Finding.Status = isOptional ? .warn : .fail
        guard let absent = absentProvider(of: need) else {
            return .init(status, subject, "no known feature provides it")
        }
        return .init(
            status, subject, "not in this build, \(absent.id) provides it", remedy: assembly.remedy(adding: absent.id))
    }

    private func absentProvider(of need: Need) -> FeatureDescriptor? {
        assembly.absentFeatures.first { $0.provides.contains { $0.service == need.service } }
    }
}
