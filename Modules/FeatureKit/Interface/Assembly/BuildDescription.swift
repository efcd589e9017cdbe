/// What a binary was made as; generated with the list of its features.
public struct BuildDescription: Sendable {
    /// The name of the distribution, such as `kiosk`.
    public var distribution: String
    /// The version of the product, `major.minor.patch`.
    public var version: String
    /// Sixteen hexadecimal digits that are equal for builds with equal descriptors.
    public var featuresHash: String
    /// The version of the Swift toolchain that built it, such as `6.3.1`.
    public var toolchain: String
    /// Settings of this distribution that differ from what features say, each as a person would type it.
    public var defaults: [String: String]
    /// Every selectable feature and system module that was known when this was built, in this build or not.
    public var catalogue: @Sendable () -> [FeatureDescriptor]

    /// Creates a description.
    public init(
        distribution: String, version: String, featuresHash: String, toolchain: String,
        defaults: [String: String] = [:], catalogue: @escaping @Sendable () -> [FeatureDescriptor] = { [] }
    ) {
        self.distribution = distribution
        self.version = version
        self.featuresHash = featuresHash
        self.toolchain = toolchain
        self.defaults = defaults
        self.catalogue = catalogue
    }
}
