import RepositoryFiles

/// Another program of the same name that a shell would start instead.
enum PathShadow {
    /// The program that typing the name of a binary starts, when that is not the binary itself; `path` is the value
    /// of `PATH`.
    static func program(hiding binary: String, path: String) -> String? {
        guard let name = binary.split(separator: "/").last else { return nil }
        let candidates = path.split(separator: ":").map { "\($0)/\(name)" }
        guard let first = candidates.first(where: Files.isExecutable) else { return nil }
        return Files.isSame(first, binary) ? nil : first
    }
}
