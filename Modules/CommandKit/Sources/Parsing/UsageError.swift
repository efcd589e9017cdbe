import CommandKitInterface
import SpellingKit

/// A command line that a program does not understand.
struct UsageError: Error {
    /// The command that was being read.
    var path: CommandPath
    /// What is wrong: the offending word, and what was expected.
    var problem: String
    /// The nearest right spelling, or another word of help.
    var hint: String?
    /// The word that should have been a command, if that is what is wrong.
    var unknownCommand: String?

    init(_ path: CommandPath, _ problem: String, hint: String? = nil) {
        self.path = path
        self.problem = problem
        self.hint = hint
    }

    /// The problem and the hint in one line.
    var message: String { hint.map { "\(problem); \($0)" } ?? problem }
}

extension UsageError {
    static func unknownOption(_ word: String, in cluster: String? = nil, _ path: CommandPath) -> UsageError {
        let place = cluster.map { " in `\(visible($0))`" } ?? ""
        let spellings = OptionTable(path.options).spellings
        return UsageError(
            path, "unknown option `\(visible(word))`\(place)", hint: suggestion(cluster ?? word, among: spellings))
    }

    static func misplacedOption(_ word: String, of owner: String, _ path: CommandPath) -> UsageError {
        UsageError(path, "`\(visible(word))` belongs to `\(owner)`, not to `\(path.title)`")
    }

    static func missingValue(_ word: String, _ option: ParameterSpecification, _ path: CommandPath) -> UsageError {
        UsageError(path, "`\(visible(word))` needs a value: \(option.expectation)")
    }

    static func unexpectedValue(_ word: String, _ value: String, _ path: CommandPath) -> UsageError {
        UsageError(path, "`\(visible(word))` takes no value, found `\(visible(value))`")
    }

    static func missingArgument(_ argument: ParameterSpecification, _ path: CommandPath) -> UsageError {
        UsageError(path, "`\(path.command.name)` needs \(argument.expectation)")
    }

    static func unexpectedArgument(_ word: String, _ path: CommandPath) -> UsageError {
        let names = path.arguments.map(\.name).joined(separator: " ")
        let expected = names.isEmpty ? "takes no arguments" : "takes only \(names)"
        return UsageError(path, "unexpected argument `\(visible(word))`: `\(path.title)` \(expected)")
    }

    static func unknownCommand(_ word: String, _ path: CommandPath) -> UsageError {
        let names = path.command.subcommands.map(\.name)
        let place = path.isRoot ? "" : " of `\(path.title)`"
        var error = UsageError(
            path, "unknown command `\(visible(word))`\(place)", hint: suggestion(word, among: names))
        error.unknownCommand = word
        return error
    }

    static func invalidValue(
        _ cause: ValueError, _ parameter: ParameterSpecification, _ path: CommandPath
    ) -> UsageError {
        let shown = ValueError(word: cause.word.map { visible($0) }, expected: cause.expected)
        let hint = cause.word.flatMap { suggestion($0, among: cause.allowed) }
        return UsageError(path, "invalid \(parameter.spelling): \(shown)", hint: hint)
    }

    // Measuring takes time with the product of the lengths, and nobody means a name by a thousand letters.
    private static func suggestion(_ word: String, among known: [String]) -> String? {
        word.utf8.count > 100 ? nil : didYouMean(word, among: known)
    }
}

extension ParameterSpecification {
    /// How a message names the parameter: `--width` or `FILE`.
    var spelling: String { kind == .argument ? name : "--\(name)" }

    /// What has to be written, for a message.
    fileprivate var expectation: String {
        let name = kind == .argument ? name : valueName
        return allowedValues.isEmpty ? "\(name), \(help)" : "\(name), one of \(allowedValues.joined(separator: ", "))"
    }
}
