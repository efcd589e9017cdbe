public import FeatureKitInterface

/// One owner for each instance: the first app owns the call engine, the inbox and the schedule, and later processes are
/// its clients.
///
/// The election is a lock of the kernel's, which goes with the process that holds it; so an owner that died has no
/// heirs to fight with, and its socket is taken over.
public protocol Instance: Sendable {
    /// The name that isolates this instance from others.
    var name: InstanceName { get }

    /// Becomes the owner, or a client of the present owner. Of processes that race, exactly one becomes the owner.
    ///
    /// - Returns: the role of this process.
    /// - Throws: ``InstanceError``, within five seconds; `FileError` when there is no place for the lock; `SocketError`
    ///   when there is none for the socket; `CancellationError` when the task is cancelled.
    func elect() async throws -> InstanceRole

    /// The way to the present owner, without an election.
    ///
    /// - Returns: the client; `nil` when nobody owns the instance.
    /// - Throws: ``InstanceError`` when there is an owner that does not answer; `FileError` when there is no place for
    ///   its socket; `CancellationError` when the task is cancelled.
    func client() async throws -> (any InstanceClient)?
}

extension ServiceKey where Service == any Instance {
    /// One owner for each instance.
    public static var instance: Self { Self("Instance", in: "PlatformInterface") }
}
