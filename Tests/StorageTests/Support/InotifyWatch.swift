import FeatureKitTesting
import Glibc
import PlatformInterface
import StorageTesting

/// A real watch on a thread of its own, because a test may not use the one of another module's implementation.
final class InotifyWatch: Watch {
    func changes(of target: WatchTarget) throws(WatchError) -> AsyncStream<WatchChange> {
        let descriptor = inotify_init1(Int32(0o2000000 /* IN_CLOEXEC */))
        let mask = UInt32(IN_MODIFY | IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE)
        guard descriptor >= 0, inotify_add_watch(descriptor, target.folder, mask) >= 0 else {
            throw .missing(folder: target.folder)
        }
        let (stream, continuation) = AsyncStream.makeStream(of: WatchChange.self)
        detachThread {
            var events = [UInt8](repeating: 0, count: 65_536)
            while true {
                var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                // Without events it looks now and then whether somebody still listens.
                if poll(&entry, 1, 1000) > 0, read(descriptor, &events, events.count) <= 0 { break }
                let result = entry.revents == 0 ? continuation.yield(.names([])) : continuation.yield(.everything)
                if case .terminated = result { break }
            }
            close(descriptor)
        }
        return stream
    }
}
