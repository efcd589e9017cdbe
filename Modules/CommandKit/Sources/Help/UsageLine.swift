import CommandKitInterface

extension CommandPath {
    /// The ways to call the command, the usual one first.
    ///
    /// What belongs to every program is not worth a line: a program that is one command looks like one.
    var usageLines: [String] {
        let own = command.body == nil ? [] : [ownUsage]
        let hasCommands = command.subcommands.contains { !isRoot || !BuiltInCommands.names.contains($0.name) }
        return own + (hasCommands || own.isEmpty ? ["\(title) COMMAND"] : [])
    }

    /// The usual way to call the command.
    var usage: String { usageLines[0] }

    private var ownUsage: String {
        let others = Set(global.map(\.specification.name))
        let hasOptions = options.contains {
            !others.contains($0.name) && ![.helpFlag, .helpFlag.withoutShort, .versionFlag].contains($0)
        }
        return ([title] + (hasOptions ? ["[OPTIONS]"] : []) + arguments.map(\.usage)).joined(separator: " ")
    }
}
