public import CommandKitInterface
public import FeatureKitInterface
public import LocalizationKit

/// The program of an assembly: reads the command line and runs the command that it names.
@MainActor
public struct CommandProgram: Program {
    private let assembly: any AssemblyInformation
    private let lifecycle: any Lifecycle
    private let tree: CommandTree
    private let notices: () throws -> [RunNotice]
    private let chosenLanguage: () throws -> Language?

    /// Creates a program.
    ///
    /// The commands are closures because `--version` has to answer without building a single one, and a command
    /// without the others.
    ///
    /// - Parameters:
    ///   - assembly: what the binary knows of itself.
    ///   - lifecycle: starts the features for commands that ask for it.
    ///   - commands: the commands of the program.
    ///   - command: one command by its name, without the others.
    ///   - root: what the program does when no command is named.
    ///   - globalOptions: options that every command takes.
    ///   - notices: what a person is told before a command runs.
    ///   - language: the language that the person has chosen; `nil` for that of the environment.
    public init(
        assembly: any AssemblyInformation, lifecycle: any Lifecycle, commands: @escaping () throws -> [Command],
        command: @escaping (String) throws -> Command? = { _ in nil }, root: @escaping () throws -> Command? = { nil },
        globalOptions: @escaping () throws -> [any CommandParameter] = { [] },
        notices: @escaping () throws -> [RunNotice] = { [] }, language: @escaping () throws -> Language? = { nil }
    ) {
        chosenLanguage = language
        self.assembly = assembly
        self.lifecycle = lifecycle
        self.notices = notices
        tree = CommandTree(commands: commands, command: command, root: root, globalOptions: globalOptions)
    }

    /// Does what the invocation asks for, and tells on the error stream what went wrong.
    public func run(_ invocation: Invocation) async -> ExitCode {
        let language = language(of: invocation)
        let report = ErrorReport(ProgramName.of(invocation.executable), invocation.errors, language)
        do {
            try await perform(invocation, report, language)
            return Task.isCancelled ? .interrupted : .done
        } catch let error as UsageError {
            return report.end(explained(error))
        } catch {
            return Task.isCancelled ? .interrupted : report.end(error)
        }
    }

    private func perform(_ invocation: Invocation, _ report: ErrorReport, _ language: Language) async throws {
        if invocation.arguments.first == "--version" { return try showVersion(invocation, language) }
        let program = try tree.program(at: invocation.executable, for: invocation.arguments.first)
        switch try LineParser.parse(invocation.arguments, root: program) {
        case .version: try showVersion(invocation, language)
        case .help(let path):
            try invocation.output.write(HelpPage(path, columns: invocation.output.columns, language).text)
        case .run(let path, let words): try await run(path, words, invocation, report, language)
        }
    }

    // A program that cannot tell what the person chose still has to tell what is wrong.
    private func language(of invocation: Invocation) -> Language {
        (try? chosenLanguage()) ?? Language.preferred(in: invocation.environment)
    }

    private func showVersion(_ invocation: Invocation, _ language: Language) throws {
        let name = ProgramName.of(invocation.executable)
        try invocation.output.write(VersionPage(name, assembly, language).text)
    }

    private func run(
        _ path: CommandPath, _ words: [String: [String]], _ invocation: Invocation, _ report: ErrorReport,
        _ language: Language
    ) async throws {
        for text in try notices().flatMap({ $0.texts(path.words) }) { report.tell(text) }
        let context = CommandContext(
            invocation: invocation, path: path.words, wantsJSON: path.command.wantsJSON(words), language: language,
            words: words)
        guard path.command.startsFeatures else { return try await path.command.body?(context) ?? () }
        try await FeatureRun(lifecycle, report).run { try await path.command.body?(context) }
    }

    private func explained(_ error: UsageError) -> any Error {
        guard let word = error.unknownCommand, error.path.isRoot else { return error }
        return UnknownCommand(word, assembly).explained(error)
    }
}

extension Command {
    fileprivate func wantsJSON(_ words: [String: [String]]) -> Bool {
        output != nil && words[ParameterSpecification.jsonFlag.name]?.last == "true"
    }
}
