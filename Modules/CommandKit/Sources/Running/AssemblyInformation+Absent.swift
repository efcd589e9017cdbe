import FeatureKitInterface

extension AssemblyInformation {
    /// The features that are known and not in this build.
    var absentFeatures: [FeatureDescriptor] {
        let present = Set(features.map(\.id))
        return build.catalogue().filter { !present.contains($0.id) }
    }

    /// The command that makes this build again with one more feature.
    func remedy(adding feature: String) -> String {
        "Scripts/assemble build \(build.distribution) --with \(feature)"
    }
}
