import FeatureKitInterface

/// The container as one feature may use it: only what its descriptor declares.
struct FeatureResolver: Resolving {
    let container: Container
    let feature: FeatureDescriptor

    func service<Service>(_ key: ServiceKey<Service>) throws -> Service {
        try checkDeclared(key)
        return try container.service(key)
    }

    func optional<Service>(_ key: ServiceKey<Service>) throws -> Service? {
        try checkDeclared(key)
        return container.has(key.name) ? try container.service(key) : nil
    }

    func contributions<Contribution>(_ point: ExtensionPoint<Contribution>) throws -> [Contribution] {
        try container.contributions(point)
    }

    func contribution<Contribution>(_ id: String, to point: ExtensionPoint<Contribution>) throws -> Contribution? {
        try container.contribution(id, to: point)
    }

    private func checkDeclared<Service>(_ key: ServiceKey<Service>) throws {
        let declared = (feature.needs + feature.optionalNeeds).map(\.service) + feature.provides.map(\.service)
        guard declared.contains(key.name) || KernelServices.names.contains(key.name) else {
            throw ResolutionError.undeclared(service: key.name, feature: feature.id)
        }
    }
}
