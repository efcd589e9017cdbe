public import FeatureKitInterface

/// Small files that belong to one person: whole at every moment, and readable by nobody else.
///
/// It works at once and on the calling thread, so it is for kilobytes; what grows belongs into a store.
public protocol Files: Sendable {
    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - path: an absolute path.
    ///   - limit: the greatest size that is read, in bytes.
    /// - Returns: all bytes.
    /// - Throws: ``FileError``; with the cause `missing` when there is no file.
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

    /// Puts a file in place of what was there, in one step: whoever reads sees the old bytes or the new ones, also
    /// after a loss of power. The file has mode 0600 under any umask; its folder has to exist.
    ///
    /// - Parameters:
    ///   - bytes: the whole content.
    ///   - path: an absolute path; a symbolic link is followed, so that linked settings stay linked.
    /// - Throws: ``FileError``; what was there before is untouched then.
    func write(_ bytes: [UInt8], to path: String) throws(FileError)

    /// Removes a file; one that is not there is fine.
    ///
    /// - Parameter path: an absolute path of a file, not of a folder.
    /// - Throws: ``FileError`` when it cannot be removed.
    func remove(_ path: String) throws(FileError)

    /// The names in a folder, sorted by their bytes, without `.` and `..`.
    ///
    /// - Parameter path: an absolute path.
    /// - Returns: names, not paths.
    /// - Throws: ``FileError`` when it cannot be listed.
    func names(in path: String) throws(FileError) -> [String]
}

extension ServiceKey where Service == any Files {
    /// Small private files.
    public static var files: Self { Self("Files", in: "PlatformInterface") }
}
