import CommandKitInterface
import FeatureKitInterface

/// The commands that every program has.
enum BuiltInCommands {
    /// Their names, from the feature's descriptor.
    static let names = Set(CommandsFeature.descriptor.commands.map(\.name))
}
