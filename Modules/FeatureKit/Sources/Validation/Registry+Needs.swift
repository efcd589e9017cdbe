import FeatureKitInterface
import LocalizationKit

extension Registry {
    /// Needs that nobody meets, and needs that are met by the wrong version.
    func needFaults(_ remedies: Remedies) -> [Fault] {
        let check = NeedCheck(features, remedies)
        return check.rootFaults + features.flatMap(check.faults)
    }
}

/// Looks up who provides what, once for all needs.
private struct NeedCheck {
    private let providers: [String: (id: String, version: Int)]
    private let remedies: Remedies

    init(_ features: [FeatureDescriptor], _ remedies: Remedies) {
        let pairs = features.flatMap { feature in
            feature.provides.map { ($0.service, (id: feature.id, version: $0.version)) }
        }
        providers = Dictionary(pairs) { first, _ in first }
        self.remedies = remedies
    }

    func faults(of feature: FeatureDescriptor) -> [Fault] {
        feature.needs.compactMap { fault(of: $0, feature.id, isRequired: true) }
            + feature.optionalNeeds.compactMap { fault(of: $0, feature.id, isRequired: false) }
    }

    var rootFaults: [Fault] {
        let need = Need("Program", interface: "FeatureKitInterface", versions: 1...1)
        return [fault(of: need, nil, isRequired: true)].compactMap { $0 }
    }

    private func fault(of need: Need, _ feature: String?, isRequired: Bool) -> Fault? {
        guard let (provider, version) = providers[need.service] else {
            return isRequired ? unmet(need, feature) : nil
        }
        guard !need.versions.contains(version) else { return nil }
        let mover = version < need.versions.lowerBound ? LocalizedText(provider) : Self.name(feature)
        return Fault(
            .versionNotAccepted(feature: Self.id(feature), need: need, provider: provider, version: version),
            problem: Strings.versionNotAccepted(
                feature: Self.name(feature), need: LocalizedText("\(need)"), provider: provider,
                version: LocalizedText("\(version)")),
            remedy: Strings.moveVersion(feature: mover, interface: need.interface))
    }

    private func unmet(_ need: Need, _ feature: String?) -> Fault {
        Fault(
            .unmetNeed(feature: Self.id(feature), need: need),
            problem: Strings.unmetNeed(feature: Self.name(feature), need: LocalizedText("\(need)")),
            remedy: remedies.providing(need))
    }

    /// Nobody stands for the composition root itself.
    private static func id(_ feature: String?) -> String { feature ?? "the composition root" }
    private static func name(_ feature: String?) -> LocalizedText {
        feature.map { LocalizedText($0) } ?? Strings.compositionRoot
    }
}
