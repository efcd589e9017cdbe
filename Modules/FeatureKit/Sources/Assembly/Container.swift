import FeatureKitInterface

/// The services and contributions of one running assembly, each built once, on first use.
@MainActor
final class Container {
    private let records: [FeatureRecord]
    private let providers: [String: Provider]
    private var built: [String: any BuiltValue] = [:]
    private var beingBuilt: [String] = []

    /// A recorded service and the feature that provides it.
    private struct Provider {
        let service: any RecordedService
        let feature: FeatureDescriptor
    }

    init(_ records: [FeatureRecord]) {
        self.records = records
        let pairs = records.flatMap { record in
            record.services.map { ($0.name, Provider(service: $0, feature: record.descriptor)) }
        }
        providers = Dictionary(pairs) { first, _ in first }
    }

    /// Puts in a service that no feature provides: what the kernel tells of itself.
    func insert<Service>(_ service: Service, for key: ServiceKey<Service>) {
        built["service \(key.name)"] = Built(service)
    }

    /// The view of the container that a feature gets.
    func resolver(for feature: FeatureDescriptor) -> any Resolving {
        FeatureResolver(container: self, feature: feature)
    }

    func has(_ service: String) -> Bool { providers[service] != nil || built["service \(service)"] != nil }

    func service<Service>(_ key: ServiceKey<Service>) throws -> Service {
        if let present = built["service \(key.name)"] { return try cast(present, key) }
        guard let provider = providers[key.name] else {
            throw ResolutionError.absent(service: key.name, interface: key.interface)
        }
        guard let record = provider.service as? ServiceRecord<Service> else {
            throw mismatch(key, provider.service.typeName)
        }
        let service = try build(key.name) { try record.make(resolver(for: provider.feature)) }
        built["service \(key.name)"] = Built(service)
        return service
    }

    private func build<Service>(_ name: String, _ make: () throws -> Service) throws -> Service {
        if let start = beingBuilt.firstIndex(of: name) {
            throw ResolutionError.cycle(path: beingBuilt[start...] + [name])
        }
        beingBuilt.append(name)
        defer { beingBuilt.removeLast() }
        return try make()
    }

    private func cast<Service>(_ value: any BuiltValue, _ key: ServiceKey<Service>) throws -> Service {
        guard let service = value as? Built<Service> else { throw mismatch(key, value.typeName) }
        return service.value
    }

    private func mismatch<Service>(_ key: ServiceKey<Service>, _ actual: String) -> ResolutionError {
        .typeMismatch(service: key.name, expected: "\(Service.self)", actual: actual)
    }
}

extension Container {
    func contributions<Contribution>(_ point: ExtensionPoint<Contribution>) throws -> [Contribution] {
        if let present = built["point \(point.name)"] as? Built<[Contribution]> { return present.value }
        var contributions: [Contribution] = []
        for record in records {
            let own = record.contributions.filter { $0.pointName == point.name }
            for case let contribution as ContributionRecord<Contribution> in own {
                contributions.append(try value(of: contribution, by: record.descriptor))
            }
        }
        built["point \(point.name)"] = Built(contributions)
        return contributions
    }

    func contribution<Contribution>(_ id: String, to point: ExtensionPoint<Contribution>) throws -> Contribution? {
        for record in records {
            let own = record.contributions.first { $0.id == id && $0.pointName == point.name }
            guard let contribution = own as? ContributionRecord<Contribution> else { continue }
            return try value(of: contribution, by: record.descriptor)
        }
        return nil
    }

    private func value<Contribution>(
        of contribution: ContributionRecord<Contribution>, by feature: FeatureDescriptor
    ) throws -> Contribution {
        let name = "\(contribution.pointName) \(contribution.id)"
        if let present = built[name] as? Built<Contribution> { return present.value }
        let value = try contribution.make(resolver(for: feature))
        built[name] = Built(value)
        return value
    }
}

/// A value that was built, whatever its type.
@MainActor
private protocol BuiltValue {
    var typeName: String { get }
}

/// A value of a known type that was built.
private struct Built<Value>: BuiltValue {
    let value: Value

    init(_ value: Value) { self.value = value }

    var typeName: String { "\(Value.self)" }
}
