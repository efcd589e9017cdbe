import CommandKitInterface
import LocalizationKit

/// What a shell can offer after the words of one command.
struct CompletionNode {
    /// An option or flag.
    struct Option {
        /// How it can be written, with hyphens; the letter first.
        var spellings: [String]
        var help: String
        /// What can be offered for the value; `nil` for a flag.
        var value: CompletionKind?
    }

    /// The words of the command, from the program's name on.
    var place: String
    /// The commands below, each with its abstract.
    var commands: [(name: String, abstract: String)] = []
    var options: [Option] = []
    /// What can be offered for each argument.
    var arguments: [CompletionKind] = []
    /// Whether what is offered for the last argument is offered again and again.
    var isRepeated = false

    /// The place of the command below of that name.
    func place(of command: String) -> String { "\(place) \(command)" }
}

extension CompletionNode {
    /// Everything that a shell has to know of a program.
    ///
    /// - Parameters:
    ///   - program: the tree of commands.
    ///   - language: the language of the explanations.
    /// - Returns: a node for each command, and for each way that a command can be named after `help` and its like.
    static func all(of program: Command, in language: Language) -> [CompletionNode] {
        let paths = CommandPath(program).descendants
        return paths.map { CompletionNode($0, language) }
            + paths.filter(\.takesCommand).flatMap { explainer in
                paths.compactMap { CompletionNode(naming: $0, after: explainer, language) }
            }
    }

    private init(_ path: CommandPath, _ language: Language) {
        place = path.title
        commands = Self.commands(of: path.takesCommand ? CommandPath(path.root) : path, language)
        options = path.options.flatMap { Option.all($0, language) }
        arguments = path.arguments.map(\.completion)
        isRepeated = path.arguments.last?.isRepeated ?? false
    }

    /// Words of a command after a command that takes such words: `tessera help widgets`.
    private init?(naming path: CommandPath, after explainer: CommandPath, _ language: Language) {
        guard !path.isRoot else { return nil }
        place = (explainer.words + path.words.dropFirst()).joined(separator: " ")
        commands = Self.commands(of: path, language)
    }

    private static func commands(
        of path: CommandPath, _ language: Language
    ) -> [(name: String, abstract: String)] {
        path.command.subcommands.map { ($0.name, $0.abstract.text(in: language)) }
    }
}

extension CompletionNode.Option {
    /// The option, and the way to turn it off as another one.
    fileprivate static func all(_ specification: ParameterSpecification, _ language: Language) -> [Self] {
        let help = specification.help.text(in: language)
        let letter = specification.short.map { ["-\($0)"] } ?? []
        let value = specification.kind == .option ? specification.completion : nil
        let option = Self(spellings: letter + ["--\(specification.name)"], help: help, value: value)
        guard specification.kind == .flag(isNegatable: true) else { return [option] }
        let negation = Strings.doNot(help: specification.help).text(in: language)
        return [option, Self(spellings: ["--no-\(specification.name)"], help: negation)]
    }
}

extension CommandPath {
    fileprivate var takesCommand: Bool { arguments.contains { $0.completion == .command } }
}
