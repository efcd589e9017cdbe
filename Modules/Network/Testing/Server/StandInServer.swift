import Glibc
public import NetworkInterface
import Synchronization

/// A small server of HTTP/1.1 on loopback with threads of its own, that a test directs; its faults are on purpose.
///
/// It ends with its last reference, and so do its connections.
public final class StandInServer: HTTPStage {
    /// `http://127.0.0.1` with a port that was free.
    public let base: HTTPURL
    private let script = Script()
    private let listener: Int32
    private let connectionList: ConnectionList

    /// Starts the server.
    ///
    /// - Throws: ``ServerError`` when the machine has no port or no thread for it.
    public init() throws {
        let (listener, port) = try Loopback.listen()
        self.listener = listener
        base = try HTTPURL("http://127.0.0.1:\(port)")
        let list = try ConnectionList()
        connectionList = list
        let script = script
        try startThread {
            while let connection = Loopback.accept(listener) {
                guard let number = list.add(connection) else { continue }
                let serving = ServerConnection(connection, number, script, list)
                try? startThread {
                    serving.serve()
                    list.remove(connection)
                }
            }
            close(listener)
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        connectionList.end()
    }

    /// How many connections were made so far.
    public var connections: Int { connectionList.count }
    /// How many bytes the system took from it so far.
    public var bytesSent: Int { connectionList.sent }

    /// What came so far.
    public var requests: [RecordedRequest] { script.requests }
    /// Says what is answered from now on.
    public func answer(_ path: String, _ answers: [Answer]) { script.answer(path, answers) }
    /// Lets all answers go that are held.
    public func release() { connectionList.release() }
    /// Waits until so many requests have come.
    public func waitForRequests(_ count: Int) async { await script.waitForRequests(count) }
}
