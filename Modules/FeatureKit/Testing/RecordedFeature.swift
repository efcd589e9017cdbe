public import FeatureKitInterface

/// One feature by itself: what it recorded, and what it builds from services that a test hands over.
///
///     let feature = RecordedFeature(WeatherFeature.self) { $0.insert(clock, for: .wallClock) }
///     let forecast = try feature.service(.forecast)
@MainActor
public final class RecordedFeature: Resolving {
    /// The names of the services that it provides.
    public private(set) var provided: Set<String> = []
    /// The names of the services that it has asked for.
    public private(set) var asked: Set<String> = []
    /// The ids of its contributions, by the name of their point, in the order of their recording.
    public private(set) var contributed: [String: [String]] = [:]
    private var factories: [String: @MainActor (any Resolving) throws -> Any] = [:]
    private var built: [String: Any] = [:]

    /// Lets a feature record itself.
    ///
    /// - Parameters:
    ///   - feature: the feature.
    ///   - prepare: hands services over.
    public init(_ feature: any Feature.Type, prepare: (RecordedFeature) -> Void = { _ in }) {
        prepare(self)
        var recorder = Recorder(feature: self)
        feature.register(in: &recorder)
    }

    /// Hands a service over.
    ///
    /// - Parameters:
    ///   - service: the service.
    ///   - key: its key.
    public func insert<Service>(_ service: Service, for key: ServiceKey<Service>) { built[key.name] = service }

    /// Builds everything that was recorded.
    ///
    /// - Throws: whatever a factory throws.
    public func buildAll() throws {
        for name in factories.keys { _ = try value(name, in: "") as Any }
    }

    /// A service that was handed over, or that the feature builds now.
    public func service<Service>(_ key: ServiceKey<Service>) throws -> Service {
        asked.insert(key.name)
        return try value(key.name, in: key.interface)
    }

    /// As ``service(_:)``; `nil` when nobody has it.
    public func optional<Service>(_ key: ServiceKey<Service>) throws -> Service? {
        built[key.name] == nil && factories[key.name] == nil ? nil : try service(key)
    }

    /// What the feature itself contributed to a point.
    public func contributions<Contribution>(_ point: ExtensionPoint<Contribution>) throws -> [Contribution] {
        try (contributed[point.name] ?? []).map { try value("\(point.name) \($0)", in: "") }
    }

    /// One of the feature's own contributions.
    public func contribution<Contribution>(
        _ id: String, to point: ExtensionPoint<Contribution>
    ) throws -> Contribution? {
        guard contributed[point.name]?.contains(id) == true else { return nil }
        return try value("\(point.name) \(id)", in: "")
    }

    private func value<Value>(_ name: String, in interface: String) throws -> Value {
        if built[name] == nil {
            guard let make = factories[name] else {
                throw ResolutionError.absent(service: name, interface: interface)
            }
            built[name] = try make(self)
        }
        guard let value = built[name] as? Value else {
            throw ResolutionError.typeMismatch(service: name, expected: "\(Value.self)", actual: "another")
        }
        return value
    }

    private struct Recorder: Registering {
        let feature: RecordedFeature

        func provide<Service>(
            _ key: ServiceKey<Service>, _ make: @escaping @MainActor (any Resolving) throws -> Service
        ) {
            feature.provided.insert(key.name)
            feature.factories[key.name] = { try make($0) }
        }

        func contribute<Contribution>(
            _ id: String, to point: ExtensionPoint<Contribution>,
            _ make: @escaping @MainActor (any Resolving) throws -> Contribution
        ) {
            feature.contributed[point.name, default: []].append(id)
            feature.factories["\(point.name) \(id)"] = { try make($0) }
        }

        func onStart(_ start: @escaping @MainActor (any Resolving) async throws -> Void) {}
        func onStop(_ stop: @escaping @MainActor (any Resolving) async throws -> Void) {}
    }
}
