import CommandKitInterface
public import FeatureKitInterface

/// The command `about`.
public enum AboutFeature: Feature {
    /// Records the command.
    public static func register(in registry: inout some Registering) {
        registry.contribute("about", to: .commands) { AboutCommand.command(try $0.service(.assembly)) }
    }
}
