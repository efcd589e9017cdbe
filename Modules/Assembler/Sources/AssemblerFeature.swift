import CommandKitInterface
public import FeatureKitInterface

/// The commands of `Scripts/assemble`.
public enum AssemblerFeature: Feature {
    /// Records the commands.
    public static func register(in registry: inout some Registering) {
        for command in commands { registry.contribute(command.name, to: .commands) { _ in command } }
    }

    /// The commands in the order in which help lists them.
    static var commands: [Command] {
        [
            ListCommand.command, BuildCommand.command, LintCommand.command, PlanCommand.command, WhyCommand.command,
            DiffCommand.command, InspectCommand.command, MatrixCommand.command, CombinationsCommand.command,
            NewModuleCommand.command,
        ]
    }
}
