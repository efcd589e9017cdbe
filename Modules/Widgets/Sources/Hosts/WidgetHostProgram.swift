import CommandKitInterface
import WidgetHostInterface

/// A program that shows widgets, for which there is a snippet.
enum WidgetHostProgram: String, CaseIterable, CommandValue {
    case waybar, tmux, i3bar, polybar
    /// What a login shell says before its first prompt.
    case motd

    var format: HostFormat {
        switch self {
        case .waybar: .waybar
        case .tmux: .tmux
        case .i3bar: .i3bar
        case .polybar: .polybar
        case .motd: .plain
        }
    }

    /// The shape in which it shows a widget; `nil` for a line of text.
    var family: WidgetFamily? { self == .motd ? .accessoryRectangular : nil }

    /// The programs of which one has to be there; none for a shell, which always is.
    var programs: [String] {
        switch self {
        case .waybar, .tmux, .polybar: [rawValue]
        case .i3bar: ["i3bar", "swaybar"]
        case .motd: []
        }
    }
}
