import PlatformInterface

/// A client of an instance, with a connection for each question: so it notices at once when the owner changes.
struct SystemClient: InstanceClient {
    let owner: PeerCredentials
    private let path: String
    private let sockets: any LocalSocket
    private let time: any ContinuousTime
    private let version: Int

    /// Greets the owner.
    ///
    /// - Throws: `SocketError` when nobody listens; `InstanceError` when the owner refuses, or says nothing.
    init(_ path: String, sockets: any LocalSocket, time: any ContinuousTime, version: Int) async throws {
        self.path = path
        self.sockets = sockets
        self.time = time
        self.version = version
        let connection = try await Self.greeted(path, sockets, time, version)
        defer { connection.close() }
        owner = connection.peer
    }

    func ask(_ request: InstanceRequest, within patience: Duration) async throws -> String {
        let connection: any LocalConnection
        do {
            connection = try await Self.greeted(path, sockets, time, version)
        } catch SocketError.absent {
            throw InstanceError.gone
        }
        defer { connection.close() }
        try await connection.send(InstanceProtocol.request(request))
        let line = try await Self.line(from: connection, within: patience, time)
        if let answer = InstanceProtocol.object("answer", in: line) { return answer }
        if let sentence = InstanceProtocol.sentence("failed", in: line) { throw InstanceError.failed(sentence) }
        throw InstanceError.unreadable(line)
    }

    /// An owner that ends takes its end of every connection with it.
    func waitForEnd() async throws {
        do {
            let connection = try await Self.greeted(path, sockets, time, version)
            defer { connection.close() }
            while try await connection.receive() != nil {}
        } catch is SocketError {
            return
        } catch InstanceError.gone {
            return
        }
    }

    private static func greeted(
        _ path: String, _ sockets: any LocalSocket, _ time: any ContinuousTime, _ version: Int
    ) async throws -> any LocalConnection {
        let connection = try await sockets.connect(to: path)
        do {
            try await connection.send(InstanceProtocol.greeting(version))
        } catch SocketError.closed {
            throw InstanceError.gone
        }
        let line = try await line(from: connection, within: InstanceProtocol.patience, time)
        if let sentence = InstanceProtocol.refusal(in: line) { throw InstanceError.refused(sentence) }
        guard InstanceProtocol.version(in: line) == version else { throw InstanceError.unreadable(line) }
        return connection
    }

    private static func line(
        from connection: any LocalConnection, within patience: Duration, _ time: any ContinuousTime
    ) async throws -> String {
        do {
            guard let line = try await time.limit(patience, { try await connection.receive() }) else {
                throw InstanceError.silent(after: patience)
            }
            guard let line else { throw InstanceError.gone }
            return line
        } catch SocketError.closed {
            throw InstanceError.gone
        }
    }
}
