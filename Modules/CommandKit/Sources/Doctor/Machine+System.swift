import Glibc

extension Machine {
    /// The machine that the program runs on.
    static let system = Machine(file: systemFile, problem: loaderProblem)

    @Sendable
    private static func systemFile(_ path: String) -> File? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return File(
            isFolder: status.st_mode & S_IFMT == S_IFDIR, permissions: status.st_mode & 0o7777,
            isWritable: access(path, W_OK) == 0)
    }

    @Sendable
    private static func loaderProblem(_ library: String) -> String? {
        guard let handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL) else {
            return dlerror().map { String(cString: $0) } ?? "cannot be opened"
        }
        dlclose(handle)
        return nil
    }
}
