import Synchronization

/// What was asked of a ``FolderTree``.
final class Journal: Sendable {
    private let paths = Mutex<(listed: [String], opened: [String])>(([], []))

    var listed: [String] { paths.withLock { $0.listed } }
    var opened: [String] { paths.withLock { $0.opened } }

    func list(_ path: String) { paths.withLock { $0.listed.append(path) } }
    func open(_ path: String) { paths.withLock { $0.opened.append(path) } }
}
