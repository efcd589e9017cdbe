import CommandKitInterface

/// A program that shows widgets, for which there is a snippet.
enum WidgetHostProgram: String, CaseIterable, CommandValue {
    case waybar, tmux, i3bar, polybar

    var format: HostFormat {
        switch self {
        case .waybar: .waybar
        case .tmux: .tmux
        case .i3bar: .i3bar
        case .polybar: .polybar
        }
    }

    /// What stands in its configuration, with the file named in a comment.
    func snippet(program: String, id: String) -> String {
        let widgets = "\(program) widgets"
        return switch self {
        case .waybar:
            // Not a signal: a module with a signal and a script that runs on never appears.
            """
            // ~/.config/waybar/config, and "custom/tessera" in one of the lists of modules
            "custom/tessera": {
                "exec": "\(widgets) stream \(id) --format waybar",
                "return-type": "json",
                "on-click": "\(widgets) tap \(id) forward",
                "on-click-right": "\(widgets) tap \(id) back",
                "on-scroll-down": "\(widgets) tap \(id) forward",
                "on-scroll-up": "\(widgets) tap \(id) back"
            }

            """
        case .tmux:
            """
            # ~/.tmux.conf
            set -g status-interval 5
            set -g status-right-length 60
            set -g status-right "#(\(widgets) render \(id) --format tmux)"
            bind -n M-, run-shell "\(widgets) tap \(id) back" \\; refresh-client -S
            bind -n M-. run-shell "\(widgets) tap \(id) forward" \\; refresh-client -S

            """
        case .i3bar:
            """
            # ~/.config/i3/config
            bar {
                status_command \(widgets) stream \(id) --format i3bar
            }

            """
        case .polybar:
            """
            ; ~/.config/polybar/config.ini, and `tessera` in one of the lists of modules
            [module/tessera]
            type = custom/script
            exec = \(widgets) stream \(id) --format polybar
            tail = true

            """
        }
    }
}
