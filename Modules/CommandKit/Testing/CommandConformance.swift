public import CommandKitInterface

/// The conventions that every command keeps.
///
/// A module checks its commands in one test:
///
///     #expect(CommandConformance.problems(in: [drawCommand]) == [])
public enum CommandConformance {
    /// Finds every way in which commands break the conventions.
    ///
    /// - Parameter commands: commands that stand side by side in a program.
    /// - Returns: one sentence for each problem, beginning with the words of the command; empty when all is well.
    public static func problems(in commands: [Command]) -> [String] {
        duplicates(commands.map(\.name)).map { "\($0): two commands have this name" }
            + commands.flatMap { problems(of: $0, below: []) }
    }

    /// Finds every way in which a root command breaks the conventions; its name does not count.
    ///
    /// - Parameter command: the root command of a program.
    /// - Returns: one sentence for each problem; empty when all is well.
    public static func problems(inRoot command: Command) -> [String] {
        var named = command
        named.name = "root"
        return problems(of: named, below: [], reserved: ["help", "version"])
    }

    private static func problems(
        of command: Command, below outer: [String], reserved: [String] = ["help"]
    ) -> [String] {
        let words = outer + [command.name]
        let own = [
            TextRule.name.problem(of: command.name, as: "the name"),
            TextRule.line.problem(of: command.abstract, as: "the abstract"),
            command.body == nil && command.subcommands.isEmpty ? "it does nothing and holds no commands" : nil,
        ]
        let all =
            own.compactMap { $0 } + examples(of: command, words)
            + ParameterRules(command, reserved: reserved).problems + SchemaRules.problems(of: command.output)
            + duplicates(command.subcommands.map(\.name)).map { "two subcommands are called \($0)" }
        let title = words.joined(separator: " ")
        return all.map { "\(title): \($0)" } + command.subcommands.flatMap { problems(of: $0, below: words) }
    }

    private static func examples(of command: Command, _ words: [String]) -> [String] {
        let isRoot = words == ["root"]
        return command.examples.flatMap { example in
            let starts = isRoot || "\(example.call) ".hasPrefix(words.joined(separator: " ") + " ")
            return [
                starts ? nil : "the example `\(example.call)` does not begin with the command",
                TextRule.line.problem(of: example.purpose, as: "the purpose of `\(example.call)`"),
            ].compactMap { $0 }
        }
    }

    /// The words that occur more than once, each once.
    static func duplicates(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        var doubled: [String] = []
        for word in words where !seen.insert(word).inserted && !doubled.contains(word) { doubled.append(word) }
        return doubled
    }
}
