import FeatureKitInterface
import PlatformInterface

/// Where programs and their configurations are on this machine.
struct HostMachine {
    /// The greatest configuration that is read, in bytes.
    private static let greatestSize = 1_048_576

    let tree: any FileTree
    let variables: [String: String]

    private var home: String { variables["HOME"] ?? "/" }
    private var configurations: String {
        variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/.config"
    }

    /// Where a program is: a path as it is, a name by `PATH`; `nil` when it is not there.
    func path(of program: String) -> String? {
        if program.contains("/") { return [expanded(program)].first(where: isFile) }
        let folders = (variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first(where: isFile)
    }

    /// The configuration that a host reads: the first that there is, else where the first would be.
    func configuration(of host: WidgetHostProgram) -> (path: String, text: String?) {
        let places = places(of: host)
        let path = places.first(where: isFile)
        return (path ?? places[0], path.flatMap(text))
    }

    /// A shell takes the home from either.
    private func expanded(_ path: String) -> String {
        ["~/", "$HOME/"].first(where: path.hasPrefix).map { "\(home)/\(path.dropFirst($0.count))" } ?? path
    }

    func text(of path: String) -> String? {
        (try? tree.bytes(of: path, from: 0, count: Self.greatestSize)).map { String(decoding: $0, as: UTF8.self) }
    }

    private func isFile(_ path: String) -> Bool { tree.entry(at: path).map { !$0.isFolder } ?? false }

    /// Source: the manuals waybar(5), tmux(1), i3(1), sway(1), polybar(1) and bash(1), "Invocation".
    private func places(of host: WidgetHostProgram) -> [String] {
        switch host {
        case .waybar:
            [
                "\(configurations)/waybar/config", "\(configurations)/waybar/config.jsonc",
                "\(home)/.config/waybar/config", "/etc/xdg/waybar/config",
            ]
        case .tmux: ["\(home)/.tmux.conf", "\(configurations)/tmux/tmux.conf", "/etc/tmux.conf"]
        case .i3bar:
            [
                "\(configurations)/i3/config", "\(home)/.i3/config", "\(configurations)/sway/config",
                "\(home)/.sway/config", "/etc/i3/config", "/etc/sway/config",
            ]
        case .polybar:
            ["\(configurations)/polybar/config.ini", "\(configurations)/polybar/config", "/etc/polybar/config.ini"]
        case .motd: ["\(home)/.bash_profile", "\(home)/.bash_login", "\(home)/.profile", "\(home)/.zprofile"]
        }
    }
}
