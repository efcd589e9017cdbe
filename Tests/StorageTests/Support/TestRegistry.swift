import FeatureKitInterface

/// Records one feature, and builds what it provides and contributes.
@MainActor
final class TestRegistry {
    typealias Factory = @MainActor (any Resolving) throws -> Any

    private(set) var provided: Set<String> = []
    private(set) var asked: Set<String> = []
    private(set) var contributions: [String: [String]] = [:]
    private var services: [String: Factory] = [:]
    private var built: [String: Any] = [:]

    func insert<Service>(_ service: Service, for key: ServiceKey<Service>) { built[key.name] = service }

    func build<Service>(_ key: ServiceKey<Service>) throws -> Service { try build(key.name, in: key.interface) }

    func buildAll() throws {
        for name in services.keys { _ = try build(name, in: "") as Any }
    }

    private func build<Service>(_ name: String, in interface: String) throws -> Service {
        if built[name] == nil {
            guard let factory = services[name] else {
                throw ResolutionError.absent(service: name, interface: interface)
            }
            built[name] = try factory(Resolver(registry: self))
        }
        guard let service = built[name] as? Service else {
            throw ResolutionError.typeMismatch(service: name, expected: "\(Service.self)", actual: "another")
        }
        return service
    }

    /// What a feature records itself in.
    struct Recorder: Registering {
        let registry: TestRegistry

        func provide<Service>(
            _ key: ServiceKey<Service>, _ make: @escaping @MainActor (any Resolving) throws -> Service
        ) {
            registry.provided.insert(key.name)
            registry.services[key.name] = { try make($0) }
        }

        func contribute<Contribution>(
            _ id: String, to point: ExtensionPoint<Contribution>,
            _ make: @escaping @MainActor (any Resolving) throws -> Contribution
        ) {
            registry.contributions[point.name, default: []].append(id)
            registry.services["\(point.name) \(id)"] = { try make($0) }
        }

        func onStart(_ start: @escaping @MainActor (any Resolving) async throws -> Void) {}
        func onStop(_ stop: @escaping @MainActor (any Resolving) async throws -> Void) {}
    }

    /// What a feature resolves with.
    struct Resolver: Resolving {
        let registry: TestRegistry

        func service<Service>(_ key: ServiceKey<Service>) throws -> Service {
            registry.asked.insert(key.name)
            return try registry.build(key)
        }

        func optional<Service>(_ key: ServiceKey<Service>) throws -> Service? { try? service(key) }

        func contributions<Contribution>(_ point: ExtensionPoint<Contribution>) throws -> [Contribution] {
            try (registry.contributions[point.name] ?? []).map { try registry.build("\(point.name) \($0)", in: "") }
        }
    }
}
