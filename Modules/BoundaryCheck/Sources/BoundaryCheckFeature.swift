public import FeatureKitInterface
import CommandKitInterface

/// The program that checks the walls between modules: its only command is the root command.
public enum BoundaryCheckFeature: Feature {
    /// Records the command.
    public static func register(in registry: inout some Registering) {
        registry.contribute("root", to: .rootCommand) { _ in CheckCommand.command }
    }
}
