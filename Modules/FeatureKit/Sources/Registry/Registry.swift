public import FeatureKitInterface

/// What features have recorded: a value, so that two assemblies can stand side by side.
@MainActor
public struct Registry {
    var records: [FeatureRecord] = []

    /// Creates an empty registry.
    public init() {}

    /// The features that registered, in their order.
    public var features: [FeatureDescriptor] { records.map(\.descriptor) }

    /// The registry with more features.
    ///
    /// - Parameter features: types that register one after the other.
    /// - Returns: a registry with what they recorded; nothing is built.
    public func with(_ features: [any Feature.Type]) -> Registry {
        var registry = self
        for feature in features { registry.records.append(Self.record(feature)) }
        return registry
    }

    /// The registry without some features.
    ///
    /// - Parameter ids: the ids of the features to leave out; unknown ones are ignored.
    /// - Returns: a registry without what they recorded.
    public func without(_ ids: Set<String>) -> Registry {
        var registry = self
        registry.records.removeAll { ids.contains($0.descriptor.id) }
        return registry
    }

    private static func record(_ feature: any Feature.Type) -> FeatureRecord {
        var record = FeatureRecord(feature.descriptor)
        feature.register(in: &record)
        return record
    }
}
