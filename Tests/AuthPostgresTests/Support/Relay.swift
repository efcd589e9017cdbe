import FeatureKitTesting
import Glibc
import PlatformTesting
import StorageTesting
import Synchronization
import Testing

/// A socket between a client and a server, which cuts the connection of whoever sends a commit when it is told to.
final class Relay: Sendable {
    private enum Cut { case before, after }

    private let place = TemporaryFolder()
    private let target: String
    private let listener: Int32
    private let state = Mutex<(cut: Cut?, cuts: Int)>((nil, 0))

    /// Where a client finds the socket.
    var folder: String { place.path }
    /// How often a connection was cut.
    var cuts: Int { state.withLock { $0.cuts } }

    init(to target: String) throws {
        self.target = target
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        self.listener = listener
        try #require(Self.name(place(".s.PGSQL.5432")) { bind(listener, $0, $1) } == 0)
        try #require(listen(listener, 64) == 0)
        detachThread { [weak self] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0, let relay = self else { break }
                detachThread { relay.serve(client) }
            }
            close(listener)
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    /// Cuts the next connection on which a commit goes to the server, as soon as the server has answered it.
    func cutAfterNextCommit() { state.withLock { $0.cut = .after } }
    /// Cuts the next connection on which a commit would go to the server.
    func cutBeforeNextCommit() { state.withLock { $0.cut = .before } }

    private func serve(_ client: Int32) {
        let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer {
            close(client)
            close(server)
        }
        guard Self.name(target, { connect(server, $0, $1) }) == 0 else { return }
        var entries = [client, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while poll(&entries, 2, -1) > 0 || errno == EINTR {
            for (index, other) in [(0, server), (1, client)] where entries[index].revents != 0 {
                let count = read(entries[index].fd, &chunk, chunk.count)
                guard count > 0 else { return }
                let cut = index == 0 && Self.isCommit(chunk[..<count]) ? takeCut() : nil
                if cut == .before { return }
                var sent = 0
                while sent < count { sent += max(0, write(other, Array(chunk[sent..<count]), count - sent)) }
                if cut == .after {
                    // The answer has come, so the commit counts; nobody gets to see it.
                    _ = read(server, &chunk, chunk.count)
                    return
                }
            }
        }
    }

    private func takeCut() -> Cut? {
        state.withLock { state in
            defer { state.cut = nil }
            if state.cut != nil { state.cuts += 1 }
            return state.cut
        }
    }

    /// Whether it is the simple query `COMMIT` (PostgreSQL, 55.7).
    private static func isCommit(_ bytes: ArraySlice<UInt8>) -> Bool {
        Array(bytes) == [UInt8(ascii: "Q"), 0, 0, 0, 11] + Array("COMMIT".utf8) + [0]
    }

    private static func name(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
