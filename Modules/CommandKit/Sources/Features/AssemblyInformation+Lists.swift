import FeatureKitInterface

extension AssemblyInformation {
    /// What people choose: features, and tools in a program for developers.
    var selectableFeatures: [FeatureDescriptor] { features.filter { $0.kind != .system } }
    /// What features bring along.
    var systemModules: [FeatureDescriptor] { features.filter { $0.kind == .system } }

    /// The feature of this build that provides a service, whatever its version.
    func provider(of need: Need) -> FeatureDescriptor? {
        features.first { $0.provides.contains { $0.service == need.service } }
    }
}
