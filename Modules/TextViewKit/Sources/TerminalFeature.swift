public import FeatureKitInterface

/// Views in a terminal.
public enum TerminalFeature: Feature {
    /// Records nothing yet: views are drawn by whoever owns the screen.
    public static func register(in registry: inout some Registering) {}
}
