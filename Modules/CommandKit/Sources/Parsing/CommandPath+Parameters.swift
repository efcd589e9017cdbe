import CommandKitInterface
import LocalizationKit

extension CommandPath {
    /// Everything that may be written for the command and has to be checked: its own, and options of the commands
    /// above it, so that an option may stand after the words of a subcommand.
    ///
    /// What the program itself takes stays with the program: `check features --fix` would be accepted and ignored.
    var parameters: [any CommandParameter] { command.parameters + inherited + global }

    /// Options of the program that count for every command and that none of its own hides.
    var global: [any CommandParameter] {
        let names = Set((command.parameters + inherited).map(\.specification.name))
        return root.globalParameters.filter { !names.contains($0.specification.name) }
    }

    /// Options of the commands between the program and this one; an inner one hides an outer one of the same name.
    var inherited: [any CommandParameter] {
        var names = Set(command.parameters.map(\.specification.name))
        return below.dropLast().reversed().flatMap(\.parameters).filter {
            $0.specification.kind != .argument && names.insert($0.specification.name).inserted
        }
    }

    var arguments: [ParameterSpecification] {
        command.parameters.map(\.specification).filter { $0.kind == .argument }
    }

    /// What a person can write with hyphens: own options, inherited ones, then those that every command has.
    var options: [ParameterSpecification] {
        let declared = parameters.map(\.specification).filter { $0.kind != .argument }
        return standardOptions.reduce(into: declared) { options, standard in
            guard !options.contains(where: { $0.name == standard.name }) else { return }
            let isTaken = options.contains { $0.short == standard.short }
            options.append(isTaken ? standard.withoutShort : standard)
        }
    }

    private var standardOptions: [ParameterSpecification] {
        (command.output == nil ? [] : [.jsonFlag]) + [.helpFlag] + (isRoot ? [.versionFlag] : [])
    }
}

extension ParameterSpecification {
    static let jsonFlag = standardFlag("json", help: Strings.printJSON)
    static let helpFlag = standardFlag("help", short: "h", help: Strings.showHelp)
    static let versionFlag = standardFlag("version", help: Strings.showVersion)

    private static func standardFlag(_ name: String, short: Character? = nil, help: LocalizedText) -> Self {
        Self(name: name, short: short, kind: .flag(isNegatable: false), valueName: "", help: help)
    }

    /// The same option without its letter, where a command uses the letter for something else.
    var withoutShort: Self {
        var copy = self
        copy.short = nil
        return copy
    }
}
