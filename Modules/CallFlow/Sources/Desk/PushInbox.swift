import PlatformInterface

/// The socket at which pushes arrive, one JSON object a line; only processes of the same person are heard.
@MainActor
final class PushInbox {
    private let listener: any LocalListener
    private var listening: Task<Void, Never>?

    /// The name of the socket in the folder of the instance.
    static let name = "calls.push"
    /// No push is longer, in bytes.
    static let longest = 4096

    /// Opens the inbox.
    ///
    /// - Parameters:
    ///   - path: where the socket is.
    ///   - sockets: what makes it.
    ///   - log: is told of what is no push.
    ///   - take: takes each push.
    /// - Throws: what keeps the socket from being made.
    init(
        at path: String, _ sockets: any LocalSocket, log: any Logger, take: @escaping @MainActor (CallInput) -> Void
    ) throws {
        listener = try sockets.listen(at: path, limit: Self.longest)
        listening = Task { [listener] in
            await withDiscardingTaskGroup { group in
                while let connection = try? await listener.accept() {
                    group.addTask { await Self.read(connection, log, take) }
                }
                group.cancelAll()
            }
        }
    }

    /// Closes the inbox.
    func close() {
        listening?.cancel()
        listener.close()
    }

    private static func read(
        _ connection: any LocalConnection, _ log: any Logger, _ take: @escaping @MainActor (CallInput) -> Void
    ) async {
        defer { connection.close() }
        while let line = try? await connection.receive() {
            guard let input = PushMessage(line)?.input else {
                log.warning("calls", "a push that is none was dropped")
                continue
            }
            take(input)
        }
    }
}
