public import FeatureKitInterface

/// Signing in by phone number and code.
public enum AuthFeature: Feature {
    /// Records the flow, the session and the commands.
    public static func register(in registry: inout some Registering) {}
}
