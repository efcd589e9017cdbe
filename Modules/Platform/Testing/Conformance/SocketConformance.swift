import FeatureKitTesting
public import PlatformInterface

/// What all local sockets do.
public enum SocketConformance {
    /// Looks at sockets in an empty folder.
    ///
    /// - Parameters:
    ///   - socket: the sockets.
    ///   - folder: the absolute path of a folder for them.
    /// - Returns: a sentence for each rule that they break.
    public static func violations(of socket: any LocalSocket, in folder: String) async -> [String] {
        let findings = Findings()
        await paths(socket, folder, findings)
        await conversation(socket, "\(folder)/talk", findings)
        await limits(socket, "\(folder)/limits", findings)
        await ends(socket, "\(folder)/ends", findings)
        return findings.sentences
    }

    private static func paths(_ socket: any LocalSocket, _ folder: String, _ findings: Findings) async {
        let path = "\(folder)/path"
        await findings.expect(
            "nobody listens at first", throws: { (error: SocketError) in error == .absent(path: path) },
            by: { _ = try await socket.connect(to: path) })
        await findings.expectSuccess("a path is free again after closing") {
            try socket.listen(at: path).close()
            let listener = try socket.listen(at: path)
            findings.expect(listener.path == path, "a listener knows its path")
            await findings.expect(
                "a path has one listener", throws: { (error: SocketError) in error == .inUse(path: path) },
                by: { _ = try socket.listen(at: path) })
            let waiting = Task { try await listener.accept() }
            listener.close()
            await findings.expect(
                "closing ends the wait", throws: { (error: SocketError) in error == .closed },
                by: { _ = try await waiting.value })
        }
        await findings.expectSuccess("who was not accepted learns of the end") {
            let listener = try socket.listen(at: path)
            let silent = try await socket.connect(to: path)
            let asking = try await socket.connect(to: path)
            try await asking.send("{}")
            listener.close()
            for connection in [silent, asking] {
                findings.expect(try await connection.receive() == nil, "closing ends what was not accepted")
            }
        }
        await findings.expect(
            "nobody listens after closing", throws: { (error: SocketError) in error == .absent(path: path) },
            by: { _ = try await socket.connect(to: path) })
    }

    private static func conversation(_ socket: any LocalSocket, _ path: String, _ findings: Findings) async {
        await findings.expectSuccess("two talk in order") {
            let listener = try socket.listen(at: path)
            let (near, far) = try await (socket.connect(to: path), listener.accept())
            let objects = (1...50).map { "{\"number\":\($0),\"text\":\"é\\n😀\"}" }
            for object in objects { try await near.send(object) }
            for object in objects { findings.expect(try await far.receive() == object, "\(object) arrives") }
            try await far.send("{}")
            findings.expect(try await near.receive() == "{}", "an answer comes back")
            listener.close()
            try await near.send("{\"after\":true}")
            findings.expect(try await far.receive() == "{\"after\":true}", "a conversation outlives the listener")
            near.close()
            findings.expect(try await far.receive() == nil, "the end of one is the end for the other")
        }
    }

    private static func limits(_ socket: any LocalSocket, _ path: String, _ findings: Findings) async {
        await findings.expectSuccess("lines have limits") {
            let listener = try socket.listen(at: path, limit: 10)
            let (near, far) = try await (socket.connect(to: path, limit: 20), listener.accept())
            for text in ["", "[]", "{", "{}{}", "1", "{\n}"] {
                await findings.expect(
                    "`\(text)` is not sent",
                    throws: { (error: SocketError) in if case .notAnObject = error { true } else { false } },
                    by: { try await near.send(text) })
            }
            try await near.send("{\"a\":1234}")
            findings.expect(try await far.receive() == "{\"a\":1234}", "a line of the greatest length arrives")
            await findings.expect(
                "a line over the sender's limit is not sent",
                throws: { (error: SocketError) in error == .tooLong(limit: 20) },
                by: { try await near.send("{\"a\":123456789012345}") })
            try await near.send("{\"a\":12345}")
            await findings.expect(
                "a line over the reader's limit ends the conversation",
                throws: { (error: SocketError) in error == .tooLong(limit: 10) }, by: { _ = try await far.receive() })
            findings.expect(try await near.receive() == nil, "who sent too much is told by the end")
        }
    }

    private static func ends(_ socket: any LocalSocket, _ path: String, _ findings: Findings) async {
        await findings.expectSuccess("waiting can be cancelled") {
            let listener = try socket.listen(at: path)
            let (near, far) = try await (socket.connect(to: path), listener.accept())
            let reading = Task { try await near.receive() }
            let accepting = Task { try await listener.accept() }
            reading.cancel()
            accepting.cancel()
            await findings.expect(
                "a cancelled reading ends", throws: { (_: CancellationError) in true },
                by: { _ = try await reading.value })
            await findings.expect(
                "a cancelled accepting ends", throws: { (_: CancellationError) in true },
                by: { _ = try await accepting.value })
            try await far.send("{}")
            findings.expect(try await near.receive() == "{}", "a cancelled reading loses nothing")
            far.close()
            near.close()
            await findings.expect(
                "nothing is sent into a conversation that is over",
                throws: { (error: SocketError) in error == .closed }, by: { try await near.send("{}") })
        }
    }
}
