/// A file or a folder in a folder.
public struct FileTreeEntry: Sendable, Hashable {
    /// Its name, without the folder.
    public var name: String
    /// Whether it is a folder.
    public var isFolder: Bool
    /// How many bytes it has; of a folder nothing that says anything.
    public var size: Int
    /// When it was written last; of a folder, when something in it was made, renamed or removed.
    public var modified: WallTime
    /// What makes it the same thing under two names, so that links do not lead round and round.
    public var identity: UInt64

    /// Creates an entry.
    public init(_ name: String, isFolder: Bool = false, size: Int = 0, modified: WallTime, identity: UInt64 = 0) {
        self.name = name
        self.isFolder = isFolder
        self.size = size
        self.modified = modified
        self.identity = identity
    }
}
