import LocalizationKit

/// What a configuration says about widgets.
struct HostReading: Equatable {
    /// The commands that show widgets.
    var commands: [HostCommand] = []
    /// What keeps them from being shown.
    var problems: [HostProblem] = []

    /// Takes a command, which has to be of a verb, and for a format.
    mutating func add(_ command: HostCommand, verbs: [String], format: HostFormat) {
        commands.append(command)
        if !verbs.contains(command.verb) {
            require("widgets", verbs[0], found: command.verb)
        }
        require("--format", format.rawValue, found: command.format)
    }

    /// Notes a problem when something has another value.
    mutating func require(_ name: String, _ value: String, found: String?) {
        if found != value { problems.append(.setting(name, needs: value, found: found)) }
    }
}

extension WidgetHostProgram {
    /// Reads a configuration of the host.
    func reading(of text: String) -> HostReading {
        switch self {
        case .waybar: WaybarConfiguration.reading(of: text)
        case .tmux: LineConfiguration.tmux(text)
        case .i3bar: LineConfiguration.i3bar(text)
        case .polybar: PolybarConfiguration.reading(of: text)
        case .motd: LineConfiguration.motd(text)
        }
    }
}
