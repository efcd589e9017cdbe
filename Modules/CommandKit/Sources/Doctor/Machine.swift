/// The parts of a machine that `doctor` looks at.
struct Machine: Sendable {
    /// What stands at a path.
    struct File: Sendable, Equatable {
        var isFolder: Bool
        /// The permission bits, such as `0o700`.
        var permissions: UInt32
        /// Whether this process may write to it.
        var isWritable: Bool
    }

    /// What stands at a path; `nil` when nothing does, or when it cannot be seen.
    var file: @Sendable (_ path: String) -> File?
    /// Why the loader does not find a library, in its own words; `nil` when it does.
    var problem: @Sendable (_ library: String) -> String?
}
