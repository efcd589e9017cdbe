/// A C library that a feature uses, by the names under which Debian ships it.
public struct DebianLibrary: Sendable, Hashable {
    /// The package that a running program needs, such as `libsqlite3-0`.
    public var package: String
    /// The package that a build needs, such as `libsqlite3-dev`; `nil` when a build needs none.
    public var development: String?
    /// The file that the loader looks for, such as `libsqlite3.so.0`.
    public var file: String
    /// Whether the feature works, with less to offer, when the library is missing.
    public var isOptional: Bool

    /// Creates a library.
    public init(package: String, development: String? = nil, file: String, isOptional: Bool = false) {
        self.package = package
        self.development = development
        self.file = file
        self.isOptional = isOptional
    }
}
