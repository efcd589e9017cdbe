public import FeatureKitInterface

/// Knowing when files change, without asking again and again (inotify(7)).
public protocol Watch: Sendable {
    /// The changes of a file or a folder, from the return of this function on.
    ///
    /// Changes that happen while nobody reads are told as one, and nothing is lost between two readings. Never write
    /// into a folder because of a change in the same folder.
    ///
    /// - Parameter target: what to watch. A file is watched by its name: it may not exist yet, and may be replaced by
    ///   another, as editors do. The folder has to exist.
    /// - Returns: a stream for one reader; it ends when the folder is gone, after it told so.
    /// - Throws: ``WatchError``.
    func changes(of target: WatchTarget) throws(WatchError) -> AsyncStream<WatchChange>
}

extension ServiceKey where Service == any Watch {
    /// Knowing when files change.
    public static var watch: Self { Self("Watch", in: "PlatformInterface") }
}
