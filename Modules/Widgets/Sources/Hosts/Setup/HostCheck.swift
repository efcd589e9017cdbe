import LocalizationKit

/// Whether a host on this machine shows a widget.
struct HostCheck {
    let host: WidgetHostProgram
    let machine: HostMachine
    /// The names of the widgets that are placed.
    let placed: [String]
    /// The configuration that is looked at; `nil` for the one that the host reads by itself.
    var file: String?

    /// What is wrong, nothing when the widget is shown.
    var problems: [HostProblem] {
        let isThere = host.programs.isEmpty || host.programs.contains { machine.path(of: $0) != nil }
        return (isThere ? [] : [.notInstalled(host.programs)]) + configurationProblems
    }

    /// The file that was looked at.
    var path: String { configuration.path }

    private var configuration: (path: String, text: String?) {
        file.map { ($0, machine.text(of: $0)) } ?? machine.configuration(of: host)
    }

    private var configurationProblems: [HostProblem] {
        let (path, text) = configuration
        guard let text else { return [.noConfiguration(path)] }
        let reading = host.reading(of: text)
        guard !reading.commands.isEmpty else {
            return reading.problems.isEmpty ? [.notShown(path)] : reading.problems.map { $0.named(path) }
        }
        return reading.problems + reading.commands.flatMap(problems)
    }

    private func problems(of command: HostCommand) -> [HostProblem] {
        let missing = machine.path(of: command.program) == nil ? [HostProblem.programMissing(command.program)] : []
        guard let id = command.id, !placed.contains(id) else { return missing }
        return missing + [.notPlaced(id)]
    }
}
