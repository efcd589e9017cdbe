import CPlatform
import Glibc
import PlatformInterface

/// Watching by inotify.
struct SystemWatch: Watch {
    func changes(of target: WatchTarget) throws(WatchError) -> AsyncStream<WatchChange> {
        let watch: Descriptor
        do throws(SystemError) {
            watch = try Descriptor(checking: platform_watch(target.folder))
        } catch {
            throw Self.error(error, target.folder)
        }
        let reader = WatchReader(watch, name: target.name)
        return AsyncStream { await reader.next() }
    }

    private static func error(_ error: SystemError, _ folder: String) -> WatchError {
        switch error.code {
        case ENOENT, ENOTDIR: .missing(folder: folder)
        case ENOSPC, EMFILE: .tooMany(folder: folder)
        default: .refused(folder: folder, reason: error.description)
        }
    }
}
