import Glibc
import LocalizationKit
import PlatformInterface

/// Where an owner tells clients that it understands from others.
struct Reception {
    let time: any ContinuousTime
    let version: Int

    /// Exchanges greetings; a client of another version gets a sentence that says what to do.
    ///
    /// - Returns: whether the client may ask; otherwise the connection is closed.
    func greets(_ connection: any LocalConnection) async -> Bool {
        let received = try? await time.limit(InstanceProtocol.patience) { try await connection.receive() }
        guard let received, let line = received else {
            connection.close()
            return false
        }
        let theirs = InstanceProtocol.version(in: line)
        let isUnderstood = theirs == version
        let reply = isUnderstood ? InstanceProtocol.greeting(version) : InstanceProtocol.refusal(sentence(for: theirs))
        let isSent = (try? await connection.send(reply)) != nil
        if !isUnderstood { connection.close() }
        return isUnderstood && isSent
    }

    private func sentence(for theirs: Int?) -> LocalizedText {
        // What sends no greeting is a program that somebody is writing.
        guard let theirs else { return "expected a greeting such as \(InstanceProtocol.greeting(version))" }
        return theirs < version
            ? Strings.olderProtocol(running: "\(version)", own: "\(theirs)")
            : Strings.newerProtocol(running: "\(version)", own: "\(theirs)", process: "\(getpid())")
    }
}
