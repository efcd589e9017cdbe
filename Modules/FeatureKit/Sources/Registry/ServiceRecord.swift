import FeatureKitInterface

/// How a service is built, whatever its type.
@MainActor
protocol RecordedService {
    var name: String { get }
    var typeName: String { get }
}

/// How a service of a known type is built.
struct ServiceRecord<Service>: RecordedService {
    let key: ServiceKey<Service>
    let make: @MainActor (any Resolving) throws -> Service

    var name: String { key.name }
    var typeName: String { "\(Service.self)" }
}
