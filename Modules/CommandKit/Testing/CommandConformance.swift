public import CommandKitInterface
public import LocalizationKit

/// The conventions that every command keeps.
///
/// A module checks its commands in one test:
///
///     #expect(CommandConformance.problems(in: [drawCommand]) == [])
public enum CommandConformance {
    /// Finds every way in which commands break the conventions.
    ///
    /// - Parameters:
    ///   - commands: commands that stand side by side in a program.
    ///   - languages: those in which texts have to be written; tools for developers are told in English alone.
    /// - Returns: one sentence for each problem, beginning with the words of the command; empty when all is well.
    public static func problems(in commands: [Command], languages: [Language] = Language.allCases) -> [String] {
        duplicates(commands.map(\.name)).map { "\($0): two commands have this name" }
            + commands.flatMap { problems(of: $0, below: [], languages) }
    }

    /// Finds every way in which a root command breaks the conventions; its name does not count.
    ///
    /// - Parameters:
    ///   - command: the root command of a program.
    ///   - languages: those in which texts have to be written.
    /// - Returns: one sentence for each problem; empty when all is well.
    public static func problems(inRoot command: Command, languages: [Language] = Language.allCases) -> [String] {
        var named = command
        named.name = "root"
        return problems(of: named, below: [], languages, reserved: ["help", "version"])
    }

    private static func problems(
        of command: Command, below outer: [String], _ languages: [Language], reserved: [String] = ["help"]
    ) -> [String] {
        let words = outer + [command.name]
        let own = [
            TextRule.name.problem(of: command.name, as: "the name"),
            TextRule.line.problem(of: command.abstract, as: "the abstract", languages),
            command.body == nil && command.subcommands.isEmpty ? "it does nothing and holds no commands" : nil,
        ]
        let doubled = duplicates(command.subcommands.map(\.name)).map { "two subcommands are called \($0)" }
        let parts = [
            own.compactMap { $0 }, discussion(of: command, languages), examples(of: command, words, languages),
            ParameterRules(command, reserved: reserved, languages).problems,
            SchemaRules.problems(of: command.output, languages), doubled,
        ]
        let title = words.joined(separator: " ")
        return parts.joined().map { "\(title): \($0)" }
            + command.subcommands.flatMap { problems(of: $0, below: words, languages) }
    }

    private static func discussion(of command: Command, _ languages: [Language]) -> [String] {
        let isMissing = languages.count > 1 && !command.discussion.isEmpty && !command.discussion.isTranslated
        return isMissing ? ["the discussion is not translated"] : []
    }

    private static func examples(
        of command: Command, _ words: [String], _ languages: [Language]
    ) -> [String] {
        let isRoot = words == ["root"]
        return command.examples.flatMap { example in
            let starts = isRoot || "\(example.call) ".hasPrefix(words.joined(separator: " ") + " ")
            return [
                starts ? nil : "the example `\(example.call)` does not begin with the command",
                TextRule.line.problem(of: example.purpose, as: "the purpose of `\(example.call)`", languages),
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
