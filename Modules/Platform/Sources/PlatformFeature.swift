public import FeatureKitInterface

/// What features need from the machine.
public enum PlatformFeature: Feature {
    /// Records the services.
    public static func register(in registry: inout some Registering) {}
}
