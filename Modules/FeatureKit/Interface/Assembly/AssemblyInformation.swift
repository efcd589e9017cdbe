/// What the running assembly knows of itself.
///
/// The kernel provides it to every feature; it need not be declared as a need.
@MainActor
public protocol AssemblyInformation {
    /// What this binary was made as.
    var build: BuildDescription { get }
    /// The path of the running executable, or the name it was started by when the path cannot be known.
    var executable: String { get }
    /// The features of this build, in the order of assembling.
    var features: [FeatureDescriptor] { get }
    /// The faults that validation found in this build; a program that runs at all has none.
    var faults: [Fault] { get }
}

extension ServiceKey where Service == any AssemblyInformation {
    /// The running assembly's knowledge of itself.
    public static var assembly: Self { Self("AssemblyInformation", in: "FeatureKitInterface") }
}
