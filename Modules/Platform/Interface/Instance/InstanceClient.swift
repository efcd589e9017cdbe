/// A process whose instance another one owns.
public protocol InstanceClient: Sendable {
    /// The process that owns the instance.
    var owner: PeerCredentials { get }

    /// Asks the owner.
    ///
    /// - Parameters:
    ///   - request: what is asked.
    ///   - patience: how long to wait for the answer.
    /// - Returns: the text of one JSON object.
    /// - Throws: ``InstanceError``; `CancellationError` when the task is cancelled.
    func ask(_ request: InstanceRequest, within patience: Duration) async throws -> String

    /// Waits until the owner has resigned or ended, however it ended; the next election has another one.
    ///
    /// - Throws: ``InstanceError`` when the owner does not talk; `CancellationError` when the task is cancelled.
    func waitForEnd() async throws
}

extension InstanceClient {
    /// Asks the owner, and waits ten seconds for the answer.
    ///
    /// - Parameter request: what is asked.
    /// - Returns: the text of one JSON object.
    /// - Throws: ``InstanceError``; `CancellationError` when the task is cancelled.
    public func ask(_ request: InstanceRequest) async throws -> String {
        try await ask(request, within: .seconds(10))
    }
}
