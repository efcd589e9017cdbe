import CommandKitInterface
public import FeatureKitInterface
import LocalizationKit

/// The command line: the program of an assembly, and the commands that every program has.
public enum CommandsFeature: Feature {
    /// Records the program and the built-in commands.
    public static func register(in registry: inout some Registering) {
        registry.provide(.program) { resolver in
            CommandProgram(
                assembly: try resolver.service(.assembly), lifecycle: try resolver.service(.lifecycle),
                commands: { try resolver.contributions(.commands) },
                command: { try resolver.contribution($0, to: .commands) },
                root: { try resolver.contributions(.rootCommand).first },
                globalOptions: { try resolver.contributions(.globalOptions) },
                notices: { try resolver.contributions(.notices) }, language: { try language(resolver) })
        }
        contributeCommands(to: &registry)
    }

    /// What the person chose; tools for developers are told in English alone.
    @MainActor
    private static func language(_ resolver: any Resolving) throws -> Language? {
        if try resolver.service(.assembly).features.contains(where: { $0.kind == .tool }) { return .english }
        return try resolver.optional(.languageChoice)?.language
    }

    @MainActor
    private static func contributeCommands(to registry: inout some Registering) {
        registry.contribute("completions", to: .commands) { CompletionsCommand.command(CommandTree($0)) }
        registry.contribute("doctor", to: .commands) { resolver in
            DoctorCommand.command(
                try resolver.service(.assembly), .system, checks: { try resolver.contributions(.healthChecks) })
        }
        registry.contribute("features", to: .commands) { FeaturesCommand.command(try $0.service(.assembly)) }
        registry.contribute("help", to: .commands) { HelpCommand.command(CommandTree($0)) }
        registry.contribute("manual", to: .commands) {
            ManualCommand.command(CommandTree($0), try $0.service(.assembly))
        }
    }
}

extension CommandTree {
    init(_ resolver: any Resolving) {
        self.init(
            commands: { try resolver.contributions(.commands) },
            root: { try resolver.contributions(.rootCommand).first },
            globalOptions: { try resolver.contributions(.globalOptions) })
    }
}
