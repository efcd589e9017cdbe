import FeatureKitInterface

/// A registry that passes over some services of a feature, because others stand in for them.
struct Rest<Base: Registering>: Registering {
    private(set) var base: Base
    private let omitted: Set<String>

    init(_ base: Base, without omitted: Set<String>) { (self.base, self.omitted) = (base, omitted) }

    mutating func provide<Service>(
        _ key: ServiceKey<Service>, _ make: @escaping @MainActor (any Resolving) throws -> Service
    ) {
        if !omitted.contains(key.name) { base.provide(key, make) }
    }

    mutating func contribute<Contribution>(
        _ id: String, to point: ExtensionPoint<Contribution>,
        _ make: @escaping @MainActor (any Resolving) throws -> Contribution
    ) { base.contribute(id, to: point, make) }

    /// What begins and ends with the app belongs to the services that are passed over.
    mutating func onStart(_ start: @escaping @MainActor (any Resolving) async throws -> Void) {
        if omitted.isEmpty { base.onStart(start) }
    }

    mutating func onStop(_ stop: @escaping @MainActor (any Resolving) async throws -> Void) {
        if omitted.isEmpty { base.onStop(stop) }
    }
}
