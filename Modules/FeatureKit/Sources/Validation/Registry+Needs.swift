import FeatureKitInterface

extension Registry {
    /// Needs that nobody meets, and needs that are met by the wrong version.
    func needFaults(_ remedies: Remedies) -> [Fault] {
        rootFault(remedies)
            + features.flatMap { feature in
                feature.needs.compactMap { fault(of: $0, feature.id, isRequired: true, remedies) }
                    + feature.optionalNeeds.compactMap { fault(of: $0, feature.id, isRequired: false, remedies) }
            }
    }

    private func rootFault(_ remedies: Remedies) -> [Fault] {
        let need = Need("Program", interface: "FeatureKitInterface", versions: 1...1)
        return [fault(of: need, "the composition root", isRequired: true, remedies)].compactMap { $0 }
    }

    private func fault(of need: Need, _ feature: String, isRequired: Bool, _ remedies: Remedies) -> Fault? {
        guard let (provider, provision) = provider(of: need.service) else {
            return isRequired ? unmet(need, feature, remedies) : nil
        }
        guard !need.versions.contains(provision.version) else { return nil }
        let mover = provision.version < need.versions.lowerBound ? provider : feature
        return Fault(
            .versionNotAccepted(feature: feature, need: need, provider: provider, version: provision.version),
            problem: "\(feature) needs \(need), and \(provider) keeps version \(provision.version)",
            remedy: "\(mover) has to move to the other's version of \(need.interface)")
    }

    private func provider(of service: String) -> (String, Provision)? {
        for feature in features {
            if let provision = feature.provides.first(where: { $0.service == service }) {
                return (feature.id, provision)
            }
        }
        return nil
    }

    private func unmet(_ need: Need, _ feature: String, _ remedies: Remedies) -> Fault {
        Fault(
            .unmetNeed(feature: feature, need: need), problem: "\(feature) needs \(need)",
            remedy: remedies.providing(need))
    }
}
