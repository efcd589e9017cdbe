import Glibc
import PlatformInterface

/// Finds programs as `execvp` does, except that a relative entry of `PATH` counts for nothing: what lies in the present
/// folder is not run by accident.
struct ProgramSearch {
    private let folders: [String]

    init(_ environment: any Environment) {
        let path = environment.nonEmpty("PATH") ?? "/usr/local/bin:/usr/bin:/bin"
        folders = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }

    /// The path of a program; a name with a slash is a path already.
    func path(of program: String) -> String? {
        let candidates = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
        return candidates.first(where: isProgram)
    }

    private func isProgram(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
}
