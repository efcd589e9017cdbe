import FeatureKitInterface

enum KeyFeature: Feature {
    nonisolated static let descriptor = FeatureDescriptor(
        id: "keys", target: "Keys", type: "KeyFeature",
        provides: [Provision("Program", interface: "FeatureKitInterface", version: 1)])

    static func register(in registry: inout some Registering) {
        registry.provide(.program) { KeyProgram(loop: try $0.service(.eventLoop)) }
    }
}
