import FeatureKitInterface

/// What the kernel tells every feature, declared or not.
@MainActor
final class KernelServices: AssemblyInformation {
    /// The services that need no declaration.
    static let names = [
        ServiceKey<any AssemblyInformation>.assembly.name, ServiceKey<any Lifecycle>.lifecycle.name,
        ServiceKey<Invocation>.invocation.name, ServiceKey<any EventLoop>.eventLoop.name,
    ]

    let build: BuildDescription
    let executable: String
    let features: [FeatureDescriptor]
    let faults: [Fault]

    init(build: BuildDescription, executable: String, features: [FeatureDescriptor], faults: [Fault]) {
        self.build = build
        self.executable = executable
        self.features = features
        self.faults = faults
    }
}
