public import FeatureKitInterface

/// An assembly that is only described: what it knows of itself is what a test says.
@MainActor
public final class DescribedAssembly: AssemblyInformation {
    /// What the binary was made as.
    public let build: BuildDescription
    /// The path of the executable.
    public let executable: String
    /// The features of the build.
    public let features: [FeatureDescriptor]
    /// None: a program that runs has no faults.
    public let faults: [Fault] = []

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - distribution: the name of the distribution.
    ///   - executable: the path of the executable.
    ///   - features: the features of the build.
    ///   - catalogue: every feature that is known, in the build or not.
    public init(
        distribution: String = "tessera", executable: String = "/opt/tessera", features: [FeatureDescriptor] = [],
        catalogue: [FeatureDescriptor] = []
    ) {
        build = BuildDescription(
            distribution: distribution, version: "1.2.3", featuresHash: "0123456789abcdef", toolchain: "6.3.1",
            catalogue: { catalogue })
        self.executable = executable
        self.features = features
    }
}
