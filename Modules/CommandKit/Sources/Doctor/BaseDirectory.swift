/// A place where a program keeps files of a person.
///
/// Source: XDG Base Directory Specification 0.8.
struct BaseDirectory {
    /// The variable that names it, such as `XDG_CONFIG_HOME`.
    var variable: String
    /// Where it is below the home folder when the variable is not set; `nil` when there is no other place.
    var fallback: String?

    static let all = [
        BaseDirectory(variable: "XDG_CONFIG_HOME", fallback: ".config"),
        BaseDirectory(variable: "XDG_DATA_HOME", fallback: ".local/share"),
        BaseDirectory(variable: "XDG_STATE_HOME", fallback: ".local/state"),
        BaseDirectory(variable: "XDG_CACHE_HOME", fallback: ".cache"),
        BaseDirectory(variable: "XDG_RUNTIME_DIR", fallback: nil),
    ]

    /// Where it is for an environment.
    ///
    /// An empty variable counts as not set, and a relative path has to be ignored, as the specification says.
    func path(in environment: [String: String]) -> String? {
        if let path = environment[variable], path.hasPrefix("/") { return path }
        guard let fallback, let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/\(fallback)"
    }

    /// Whether the variable is set to something that has to be ignored.
    func isIgnored(in environment: [String: String]) -> Bool {
        environment[variable].map { !$0.isEmpty && !$0.hasPrefix("/") } ?? false
    }
}
