import CommandKitInterface
import LocalizationKit

/// The conventions of what a command takes.
struct ParameterRules {
    private let command: Command
    private let reserved: [String]
    private let languages: [Language]
    private var specifications: [ParameterSpecification] { command.parameters.map(\.specification) }

    /// - Parameters:
    ///   - command: the command.
    ///   - reserved: names of options that the program adds by itself.
    ///   - languages: those in which its texts are written.
    init(_ command: Command, reserved: [String], _ languages: [Language]) {
        self.languages = languages
        self.command = command
        self.reserved = reserved + (command.output == nil ? [] : ["json"])
    }

    var problems: [String] {
        specifications.flatMap(texts) + collisions + order + command.parameters.compactMap(fallback)
    }

    private func texts(_ specification: ParameterSpecification) -> [String] {
        let isArgument = specification.kind == .argument
        let name = (isArgument ? TextRule.valueName : .name).problem(of: specification.name, as: "the parameter")
        let value =
            specification.kind == .option
            ? TextRule.valueName.problem(of: specification.valueName, as: "the value of \(specification.name)") : nil
        let help = TextRule.line.problem(of: specification.help, as: "the help of \(specification.name)", languages)
        return [name, value, help].compactMap { $0 }
    }

    private var collisions: [String] {
        let negated = specifications.filter { $0.kind == .flag(isNegatable: true) }.map { "no-\($0.name)" }
        let letters = specifications.compactMap { $0.short.map(String.init) }
        let long = CommandConformance.duplicates(reserved + specifications.map(\.name) + negated)
        let short = CommandConformance.duplicates(letters)
        return long.map { "two parameters are called \($0)" } + short.map { "two parameters have the letter \($0)" }
    }

    private var order: [String] {
        let arguments = specifications.filter { $0.kind == .argument }
        let open = arguments.dropLast().filter(\.isRepeated).map { "\($0.name) takes all that follows and is not last" }
        let late = zip(arguments, arguments.dropFirst()).filter { !$0.isRequired && $1.isRequired }
        return open + late.map { "\($1.name) is required after \($0.name), which is not" }
    }

    /// A default has to be something that a person could write.
    private func fallback(_ parameter: any CommandParameter) -> String? {
        let specification = parameter.specification
        guard specification.kind == .option, let text = specification.defaultText else { return nil }
        do { try parameter.validate([text]) } catch {
            return "the default of \(specification.name) is refused: \(error)"
        }
        return nil
    }
}
