public import FeatureKitInterface

/// The currency converter.
public enum ConverterFeature: Feature {
    /// Records the tab, the routes and the commands.
    public static func register(in registry: inout some Registering) {}
}
