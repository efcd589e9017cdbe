import FeatureKitInterface

/// Records one feature, and builds what it provides.
@MainActor
final class TestRegistry {
    typealias Factory = @MainActor (any Resolving) throws -> Any

    var services: [String: Factory] = [:]
    var contributions: [String: [String]] = [:]
    var starts: [@MainActor (any Resolving) async throws -> Void] = []
    var stops: [@MainActor (any Resolving) async throws -> Void] = []
    private var built: [String: Any] = [:]

    func build<Service>(_ key: ServiceKey<Service>) throws -> Service {
        if built[key.name] == nil {
            guard let factory = services[key.name] else {
                throw ResolutionError.absent(service: key.name, interface: key.interface)
            }
            built[key.name] = try factory(Resolver(registry: self))
        }
        guard let service = built[key.name] as? Service else {
            throw ResolutionError.typeMismatch(service: key.name, expected: "\(Service.self)", actual: "another")
        }
        return service
    }

    func insert<Service>(_ service: Service, for key: ServiceKey<Service>) { built[key.name] = service }

    /// What a feature records itself in.
    struct Recorder: Registering {
        let registry: TestRegistry

        func provide<Service>(
            _ key: ServiceKey<Service>, _ make: @escaping @MainActor (any Resolving) throws -> Service
        ) { registry.services[key.name] = { try make($0) } }

        func contribute<Contribution>(
            _ id: String, to point: ExtensionPoint<Contribution>,
            _ make: @escaping @MainActor (any Resolving) throws -> Contribution
        ) {
            registry.contributions[point.name, default: []].append(id)
            registry.services["\(point.name) \(id)"] = { try make($0) }
        }

        func onStart(_ start: @escaping @MainActor (any Resolving) async throws -> Void) {
            registry.starts.append(start)
        }
        func onStop(_ stop: @escaping @MainActor (any Resolving) async throws -> Void) { registry.stops.append(stop) }
    }

    /// What a feature resolves with.
    struct Resolver: Resolving {
        let registry: TestRegistry

        func service<Service>(_ key: ServiceKey<Service>) throws -> Service { try registry.build(key) }
        func optional<Service>(_ key: ServiceKey<Service>) throws -> Service? { try? registry.build(key) }
        func contributions<Contribution>(_ point: ExtensionPoint<Contribution>) throws -> [Contribution] { [] }
        func contribution<Contribution>(_ id: String, to point: ExtensionPoint<Contribution>) throws -> Contribution? {
            nil
        }
    }
}
