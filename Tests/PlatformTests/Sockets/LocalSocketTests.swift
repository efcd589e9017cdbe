import Glibc
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("talking to other processes", .timeLimit(.minutes(2)))
struct LocalSocketTests {
    private let folder = TemporaryFolder()
    private let sockets = SystemLocalSocket(user: getuid(), time: SystemContinuousTime())

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode : 0
    }

    @Test("sockets of the system keep the rules of sockets")
    func system() async {
        let violations = await SocketConformance.violations(of: sockets, in: folder.path)
        #expect(violations == [])
        #expect((try? SystemFiles().names(in: folder.path)) == [])
    }

    @Test("sockets in memory keep the rules of sockets")
    func memory() async {
        let violations = await SocketConformance.violations(of: MemorySocket(), in: "/memory")
        #expect(violations == [])
    }

    @Test("a socket is private, whatever the umask is")
    func umask() async {
        await #expect(processExitsWith: .success) { [path = folder("socket") as String] in
            for mask: mode_t in [0, 0o022, 0o777] {
                _ = Glibc.umask(mask)
                let sockets = SystemLocalSocket(user: getuid(), time: SystemContinuousTime())
                let listener = try sockets.listen(at: path)
                var status = stat()
                #expect(lstat(path, &status) == 0 && status.st_mode == S_IFSOCK | 0o600)
                listener.close()
            }
        }
    }

    @Test("the kernel says who is at the other end")
    func peer() async throws {
        let listener = try sockets.listen(at: folder("socket"))
        let (near, far) = try await (sockets.connect(to: folder("socket")), listener.accept())
        let own = PeerCredentials(processID: getpid(), userID: getuid(), groupID: getgid())
        #expect(near.peer == own)
        #expect(far.peer == own)
    }

    @Test("a process of another user is turned away, one of root is not")
    func strangers() {
        let rows: [(UInt32, UInt32, Bool)] = [
            (1000, 1000, true), (0, 1000, true), (1001, 1000, false), (1000, 0, false),
        ]
        for (peer, user, expected) in rows {
            #expect(PeerCredentials(processID: 1, userID: peer, groupID: 1).mayTalk(to: user) == expected)
        }
    }

    @Test("a stranger is not told of by accept, and gets the end", .enabled(if: getuid() == 0, "needs another user"))
    func stranger() async throws {
        chmod(folder.path, 0o755)
        let listener = try sockets.listen(at: folder("socket"))
        chmod(folder("socket"), 0o666)
        let accepting = Task { try await listener.accept() }
        await #expect(processExitsWith: .success) { [path = folder("socket") as String] in
            #expect(setuid(65534) == 0)
            let sockets = SystemLocalSocket(user: getuid(), time: SystemContinuousTime())
            // The listener is root's, with whom anybody may talk; it is the listener that does not want to.
            let received = try await sockets.connect(to: path).receive()
            #expect(received == nil)
        }
        let own = try await sockets.connect(to: folder("socket"))
        #expect(try await accepting.value.peer == own.peer)
    }

    @Test("a path that is longer than an address works, and a name that is longer is refused")
    func longPaths() async throws {
        let deep = folder(String(repeating: "d", count: 120))
        mkdir(deep, 0o700)
        let path = "\(deep)/socket"
        let listener = try sockets.listen(at: path)
        #expect(mode(path) == S_IFSOCK | 0o600)
        let (near, far) = try await (sockets.connect(to: path), listener.accept())
        try await near.send("{}")
        #expect(try await far.receive() == "{}")
        listener.close()
        #expect(mode(path) == 0)
        let tooLong = "\(deep)/\(String(repeating: "s", count: 100))"
        let isTooLong = { (error: any Error) in
            if case .nameTooLong(tooLong, let limit)? = error as? SocketError {
                (70..<100).contains(limit)
            } else {
                false
            }
        }
        #expect(performing: { try sockets.listen(at: tooLong) }, throws: isTooLong)
        await #expect(performing: { try await sockets.connect(to: tooLong) }, throws: isTooLong)
    }

    @Test("the socket of a process that died is taken over, and a file that is no socket is not")
    func stale() async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder("socket") as String] in
            let listener = try SystemLocalSocket(user: getuid(), time: SystemContinuousTime()).listen(at: path)
            withExtendedLifetime(listener) { _ = kill(getpid(), SIGKILL) }
        }
        #expect(mode(folder("socket")) == S_IFSOCK | 0o600)
        await #expect(throws: SocketError.absent(path: folder("socket"))) {
            try await sockets.connect(to: folder("socket"))
        }
        let listener = try sockets.listen(at: folder("socket"))
        _ = try await (sockets.connect(to: folder("socket")), listener.accept())
        try SystemFiles().write([7], to: folder("file"))
        #expect(throws: SocketError.inUse(path: folder("file"))) { try sockets.listen(at: folder("file")) }
        #expect(try SystemFiles().read(folder("file"), limit: 1) == [7])
    }

    @Test("closing does not remove the socket of another process")
    func replaced() throws {
        let first = try sockets.listen(at: folder("socket"))
        unlink(folder("socket"))
        let second = try sockets.listen(at: folder("socket"))
        first.close()
        #expect(mode(folder("socket")) == S_IFSOCK | 0o600)
        second.close()
        #expect(mode(folder("socket")) == 0)
    }

    @Test("what does not fit into the buffers waits, and overlapping senders do not mix")
    func flood() async throws {
        let listener = try sockets.listen(at: folder("socket"))
        let (near, far) = try await (sockets.connect(to: folder("socket")), listener.accept())
        let text = String(repeating: "x", count: 300_000)
        let senders = (0..<4).map { number in Task { try await near.send("{\"\(number)\":\"\(text)\"}") } }
        var received: Set<String> = []
        for _ in senders { received.insert(try #require(try await far.receive())) }
        #expect(received == Set((0..<4).map { "{\"\($0)\":\"\(text)\"}" }))
        for sender in senders { try await sender.value }
    }

    @Test("a sending that is cancelled half-way ends the conversation, and its reader learns of it")
    func halfSent() async throws {
        let listener = try sockets.listen(at: folder("socket"))
        let (near, far) = try await (sockets.connect(to: folder("socket")), listener.accept())
        let text = "{\"a\":\"\(String(repeating: "x", count: 900_000))\"}"
        let sender = Task { try await near.send(text) }
        sender.cancel()
        await #expect(throws: CancellationError.self) { try await sender.value }
        await #expect(throws: SocketError.closed) { try await far.receive() }
    }

    @Test("a process that dies in the middle of a line is gone, and one that sends rubbish is cut off")
    func rubbish() async throws {
        for (bytes, expected) in [
            ("{\"half\":", SocketError.closed),
            ("rubbish\n", .notAnObject(reason: "1:1: expected a value, found `rubbish`")),
            ("[]\n", .notAnObject(reason: "1:1: expected an object, found an array")),
        ] {
            let listener = try sockets.listen(at: folder("socket"))
            try RawClient(folder("socket")).send(bytes)
            let connection = try await listener.accept()
            await #expect(throws: expected) { try await connection.receive() }
        }
    }
}
