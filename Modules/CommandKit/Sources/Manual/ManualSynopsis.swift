import CommandKitInterface

/// How a command is called, in mdoc.
struct ManualSynopsis {
    private let path: CommandPath

    init(_ path: CommandPath) {
        self.path = path
    }

    /// One call, or two when the command does something and has others below it.
    var lines: [String] {
        let calls = (path.command.body == nil ? [] : [call]) + (path.command.subcommands.isEmpty ? [] : [selection])
        return Array(calls.joined(separator: [".br"]))
    }

    private var words: [String] {
        [".Nm \(Roff.argument(path.root.name))"] + path.words.dropFirst().map { ".Cm \(Roff.argument($0))" }
    }

    private var call: [String] {
        words + path.options.map { ".Op \(ManualParameter($0).usage)" } + path.arguments.map(argument)
    }

    private var selection: [String] { words + [".Ar COMMAND"] }

    private func argument(_ argument: ParameterSpecification) -> String {
        let text = "Ar \(Roff.argument(argument.name))" + (argument.isRepeated ? " ..." : "")
        return argument.isRequired ? ".\(text)" : ".Op \(text)"
    }
}
