import PlatformInterface

/// The file in which earlier versions kept what survives a restart; it is read once, and goes when its content is kept
/// elsewhere.
@MainActor
final class FormerFile {
    private static let largest = 1 << 18

    private let directories: any Directories
    private let files: any Files
    private var isThere = false

    init(_ directories: any Directories, _ files: any Files) {
        (self.directories, self.files) = (directories, files)
    }

    /// What it holds; `nil` when it is not there.
    func read() throws -> SavedNavigation? {
        do {
            isThere = true
            let bytes = try files.read(path, limit: Self.largest)
            return try SavedNavigation(parsing: String(decoding: bytes, as: UTF8.self))
        } catch let error as FileError where error.cause == .missing {
            isThere = false
            return nil
        }
    }

    /// Removes it, if it was there; one that cannot be removed is never read again, either.
    func remove() {
        if isThere { try? files.remove(path) }
        isThere = false
    }

    private var path: String { "\(directories.path(.state))/navigation.json" }
}
