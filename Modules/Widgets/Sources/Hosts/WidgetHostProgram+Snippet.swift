extension WidgetHostProgram {
    /// What stands in its configuration, with the file named in a comment.
    ///
    /// - Parameters:
    ///   - program: the words that begin a command of this program, as a shell reads them.
    ///   - id: the name of the placed widget.
    ///   - signal: the number of a real-time signal at which waybar draws anew; `nil` for a stream, which needs none.
    /// - Returns: lines, with a line feed at the end.
    func snippet(program: String, id: String, signal: Int? = nil) -> String {
        let widgets = "\(program) widgets"
        return switch self {
        case .waybar: signal.map { waybar(widgets, id, signal: $0) } ?? waybar(widgets, id)
        case .tmux:
            """
            # ~/.tmux.conf; the clicks are for those who have `set -g mouse on`
            set -g status-interval 5
            set -g status-right-length 60
            set -g status-right "#(\(widgets) render \(id) --format tmux)"
            bind -n M-, run-shell "\(widgets) tap \(id) back" \\; refresh-client -S
            bind -n M-. run-shell "\(widgets) tap \(id) forward" \\; refresh-client -S
            bind -n MouseDown1StatusRight run-shell "\(widgets) tap \(id) forward" \\; refresh-client -S
            bind -n MouseDown3StatusRight run-shell "\(widgets) tap \(id) back" \\; refresh-client -S
            bind -n WheelDownStatusRight run-shell "\(widgets) tap \(id) forward" \\; refresh-client -S
            bind -n WheelUpStatusRight run-shell "\(widgets) tap \(id) back" \\; refresh-client -S

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
        case .motd:
            """
            # ~/.profile
            [ ! -t 1 ] || \(widgets) render \(id) --family accessoryRectangular

            """
        }
    }

    /// Not a signal: a module with a signal and a script that runs on never appears (Waybar#3976).
    private func waybar(_ widgets: String, _ id: String) -> String {
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
    }

    /// Waybar draws anew by itself before a tap is stored, so the tap sends the signal when it has been.
    private func waybar(_ widgets: String, _ id: String, signal: Int) -> String {
        let tap = { (way: String) in "\(widgets) tap \(id) \(way); pkill -RTMIN+\(signal) -x waybar" }
        return """
            // ~/.config/waybar/config, and "custom/tessera" in one of the lists of modules
            "custom/tessera": {
                "exec": "\(widgets) render \(id) --format waybar",
                "return-type": "json",
                "interval": 60,
                "signal": \(signal),
                "exec-on-event": false,
                "on-click": "\(tap("forward"))",
                "on-click-right": "\(tap("back"))",
                "on-scroll-down": "\(tap("forward"))",
                "on-scroll-up": "\(tap("back"))"
            }

            """
    }
}
