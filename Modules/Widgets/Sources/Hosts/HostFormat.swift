import CommandKitInterface

/// How a widget is written, and for whom.
enum HostFormat: String, CaseIterable, CommandValue {
    case ansi, plain, svg, a11y, json, pango, waybar, i3bar, polybar, tmux, eww, hyprlock, argos

    /// What lock screens show is seen by everybody.
    var isForLockScreen: Bool { self == .hyprlock }
}
