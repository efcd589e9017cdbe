import CommandKitInterface
import LocalizationKit
import SpellingKit

/// A command line that a program does not understand.
struct UsageError: Error {
    /// The command that was being read.
    var path: CommandPath
    /// What is wrong: the offending word, and what was expected.
    var problem: LocalizedText
    /// The nearest right spelling, or another word of help.
    var hint: LocalizedText?
    /// The word that should have been a command, if that is what is wrong.
    var unknownCommand: String?

    init(_ path: CommandPath, _ problem: LocalizedText, hint: LocalizedText? = nil) {
        self.path = path
        self.problem = problem
        self.hint = hint
    }

    /// The problem and the hint in one line.
    var message: LocalizedText { hint.map { "\(problem); \($0)" } ?? problem }
}

extension UsageError {
    static func unknownOption(_ word: String, in cluster: String? = nil, _ path: CommandPath) -> UsageError {
        let problem =
            cluster.map { Strings.unknownOptionInCluster(word: shown(word), cluster: shown($0)) }
            ?? Strings.unknownOption(word: shown(word))
        let spellings = OptionTable(path.options).spellings
        return UsageError(path, problem, hint: suggestion(cluster ?? word, among: spellings))
    }

    static func misplacedOption(_ word: String, of owner: String, _ path: CommandPath) -> UsageError {
        UsageError(
            path,
            Strings.misplacedOption(word: shown(word), owner: owner, command: path.title))
    }

    static func missingValue(_ word: String, _ option: ParameterSpecification, _ path: CommandPath) -> UsageError {
        UsageError(path, Strings.missingValue(word: shown(word), expectation: option.expectation))
    }

    static func unexpectedValue(_ word: String, _ value: String, _ path: CommandPath) -> UsageError {
        UsageError(path, Strings.unexpectedValue(word: shown(word), value: shown(value)))
    }

    static func missingArgument(_ argument: ParameterSpecification, _ path: CommandPath) -> UsageError {
        let command = LocalizedText(path.command.name)
        return UsageError(path, Strings.missingArgument(command: command, expectation: argument.expectation))
    }

    static func unexpectedArgument(_ word: String, _ path: CommandPath) -> UsageError {
        let names = LocalizedText(path.arguments.map(\.name).joined(separator: " "))
        let command = LocalizedText(path.title)
        let problem =
            names.isEmpty
            ? Strings.unexpectedArgumentNone(word: shown(word), command: command)
            : Strings.unexpectedArgument(word: shown(word), command: command, names: names)
        return UsageError(path, problem)
    }

    static func unknownCommand(_ word: String, _ path: CommandPath) -> UsageError {
        let names = path.command.subcommands.map(\.name)
        let problem =
            path.isRoot
            ? Strings.unknownCommand(word: shown(word))
            : Strings.unknownSubcommand(word: shown(word), command: path.title)
        var error = UsageError(path, problem, hint: suggestion(word, among: names))
        error.unknownCommand = word
        return error
    }

    static func invalidValue(
        _ cause: ValueError, _ parameter: ParameterSpecification, _ path: CommandPath
    ) -> UsageError {
        let shown = ValueError(word: cause.word.map { visible($0) }, expected: cause.expected)
        let problem = Strings.invalidValue(
            parameter: parameter.spelling, reason: shown.explanation)
        let hint = cause.word.flatMap { suggestion($0, among: cause.allowed) }
        return UsageError(path, problem, hint: hint)
    }

    private static func shown(_ word: String) -> LocalizedText { LocalizedText(visible(word)) }

    // Measuring takes time with the product of the lengths, and nobody means a name by a thousand letters.
    private static func suggestion(_ word: String, among known: [String]) -> LocalizedText? {
        word.utf8.count > 100 ? nil : SpellingKit.suggestion(for: word, among: known)
    }
}

extension ParameterSpecification {
    /// How a message names the parameter: `--width` or `FILE`.
    var spelling: String { kind == .argument ? name : "--\(name)" }

    /// What has to be written, for a message.
    fileprivate var expectation: LocalizedText {
        let name = LocalizedText(kind == .argument ? name : valueName)
        return allowedValues.isEmpty
            ? Strings.nameAndHelp(name: name, help: help)
            : Strings.nameOneOf(name: name, words: allowedValues.joined(separator: ", "))
    }
}
