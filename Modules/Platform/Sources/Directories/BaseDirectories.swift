import LocalizationKit
import PlatformInterface

/// The base directories of a person: where XDG Base Directory Specification 0.8 says they are, or what stands in.
struct BaseDirectories {
    private(set) var paths: [DirectoryKind: String] = [:]
    private(set) var warnings: [DirectoryWarning] = []

    /// Works the directories out, looking at nothing but the environment and the runtime directory.
    ///
    /// - Parameters:
    ///   - environment: where the variables come from.
    ///   - program: the name of the program, for the folder that stands in when there is no home.
    ///   - inspect: why a folder is no private folder of this user; `nil` when it is one.
    init(_ environment: any Environment, program: String, inspect: (_ path: String) -> LocalizedText?) {
        let home = home(environment, program)
        for (kind, variable, fallback) in Self.variables {
            paths[kind] = base(environment, variable, "\(home)/\(fallback)")
        }
        // Beside the state, where nobody else can put anything, unlike in /tmp.
        let fallback = (paths[.state] ?? home) + "/\(program)/run"
        paths[.runtime] = runtime(environment, fallback, inspect)
    }

    private static let variables: [(DirectoryKind, String, String)] = [
        (.configuration, "XDG_CONFIG_HOME", ".config"), (.data, "XDG_DATA_HOME", ".local/share"),
        (.state, "XDG_STATE_HOME", ".local/state"), (.cache, "XDG_CACHE_HOME", ".cache"),
    ]

    private mutating func home(_ environment: any Environment, _ program: String) -> String {
        if let home = environment.nonEmpty("HOME"), home.hasPrefix("/") { return home.withoutLastSlashes }
        if let home = environment.userHome, home.hasPrefix("/"), home != "/", home != "/nonexistent" {
            warnings.append(.homeFromUserDatabase(home: home))
            return home.withoutLastSlashes
        }
        let temporary = environment.nonEmpty("TMPDIR").flatMap { $0.hasPrefix("/") ? $0.withoutLastSlashes : nil }
        let folder = "\(temporary ?? "/tmp")/\(program)-\(environment.userID)"
        warnings.append(.noHome(used: folder))
        return folder
    }

    private mutating func base(_ environment: any Environment, _ variable: String, _ fallback: String) -> String {
        guard let value = environment.nonEmpty(variable) else { return fallback }
        guard value.hasPrefix("/") else {
            warnings.append(.relativePath(variable: variable, value: value, used: fallback))
            return fallback
        }
        return value.withoutLastSlashes
    }

    private mutating func runtime(
        _ environment: any Environment, _ fallback: String, _ inspect: (String) -> LocalizedText?
    ) -> String {
        guard environment.nonEmpty("XDG_RUNTIME_DIR") != nil else {
            warnings.append(.noRuntimeDirectory(used: fallback))
            return fallback
        }
        let path = base(environment, "XDG_RUNTIME_DIR", fallback)
        guard path != fallback, let reason = inspect(path) else { return path }
        warnings.append(.unsafeRuntimeDirectory(path: path, reason: reason, used: fallback))
        return fallback
    }
}

extension String {
    /// The path without slashes at its end; the root stays what it is.
    var withoutLastSlashes: String {
        var path = self
        while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
        return path
    }
}
