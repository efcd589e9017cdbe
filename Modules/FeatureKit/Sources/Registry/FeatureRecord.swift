import FeatureKitInterface

/// What one feature has recorded.
struct FeatureRecord: Registering {
    typealias Hook = @MainActor (any Resolving) async throws -> Void

    let descriptor: FeatureDescriptor
    private(set) var services: [any RecordedService] = []
    private(set) var contributions: [any RecordedContribution] = []
    private(set) var starts: [Hook] = []
    private(set) var stops: [Hook] = []

    init(_ descriptor: FeatureDescriptor) {
        self.descriptor = descriptor
    }

    mutating func provide<Service>(
        _ key: ServiceKey<Service>, _ make: @escaping @MainActor (any Resolving) throws -> Service
    ) {
        services.append(ServiceRecord(key: key, make: make))
    }

    mutating func contribute<Contribution>(
        _ id: String, to point: ExtensionPoint<Contribution>,
        _ make: @escaping @MainActor (any Resolving) throws -> Contribution
    ) {
        contributions.append(ContributionRecord(id: id, point: point, make: make))
    }

    mutating func onStart(_ start: @escaping Hook) { starts.append(start) }

    mutating func onStop(_ stop: @escaping Hook) { stops.append(stop) }
}
