public import FeatureKitInterface

/// Everything that the generated list of a distribution says.
public struct DistributionPlan: Sendable {
    /// The name of the distribution.
    public var name: String
    /// The version of the product.
    public var version: String
    /// The version of the toolchain that builds it.
    public var toolchain: String
    /// The features of the build, providers before those who need them.
    public var features: [FeatureDescriptor]
    /// Every feature that is known, in the build or not.
    public var catalogue: [FeatureDescriptor]
    /// Settings that differ from what features say.
    public var defaults: [String: String]

    /// Creates a plan.
    public init(
        name: String, version: String, toolchain: String, features: [FeatureDescriptor],
        catalogue: [FeatureDescriptor], defaults: [String: String] = [:]
    ) {
        self.name = name
        self.version = version
        self.toolchain = toolchain
        self.features = features
        self.catalogue = catalogue
        self.defaults = defaults
    }
}
