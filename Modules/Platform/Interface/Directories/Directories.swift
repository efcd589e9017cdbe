public import FeatureKitInterface

/// Where things are kept (XDG Base Directory Specification 0.8), apart for each program and each instance.
///
///     $XDG_CONFIG_HOME/tessera                     configuration, which all instances share
///     $XDG_STATE_HOME/tessera                      state of the instance without a name
///     $XDG_STATE_HOME/tessera/instances/second     state of the instance `second`
public protocol Directories: Sendable {
    /// What a person should know about the folders; empty when everything is as the specification wants it.
    var warnings: [DirectoryWarning] { get }

    /// Where a folder is, whether or not it exists yet.
    ///
    /// - Parameter kind: what the folder is for.
    /// - Returns: an absolute path without a slash at its end.
    func path(_ kind: DirectoryKind) -> String

    /// Makes a folder below one of the kinds, and those above it, each new one with mode 0700 under any umask.
    ///
    /// - Parameters:
    ///   - kind: what the folder is for.
    ///   - subfolder: where in it, such as `log` or `posters/small`; empty for the folder itself. `..` is refused.
    /// - Returns: the absolute path.
    /// - Throws: ``FileError`` when a part of it cannot be made, such as on a read-only disk.
    func create(_ kind: DirectoryKind, _ subfolder: String) throws(FileError) -> String
}

extension Directories {
    /// Makes the folder of a kind.
    ///
    /// - Parameter kind: what the folder is for.
    /// - Returns: the absolute path.
    /// - Throws: ``FileError`` when it cannot be made.
    public func create(_ kind: DirectoryKind) throws(FileError) -> String { try create(kind, "") }
}

extension ServiceKey where Service == any Directories {
    /// Where things are kept.
    public static var directories: Self { Self("Directories", in: "PlatformInterface") }
}
