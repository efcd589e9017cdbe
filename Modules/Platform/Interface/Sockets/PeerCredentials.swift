/// Who connected, at the time of connecting (`SO_PEERCRED`, unix(7)).
public struct PeerCredentials: Sendable, Hashable {
    /// The number of the process.
    public var processID: Int32
    /// The number of the user.
    public var userID: UInt32
    /// The number of the user's group.
    public var groupID: UInt32

    /// Creates credentials.
    public init(processID: Int32, userID: UInt32, groupID: UInt32) {
        self.processID = processID
        self.userID = userID
        self.groupID = groupID
    }

    /// Whether a process of a user may talk to this one: it is the same user's, or root's, who can do anything anyway.
    ///
    /// - Parameter user: the number of the user who listens.
    /// - Returns: false for a stranger.
    public func mayTalk(to user: UInt32) -> Bool { userID == user || userID == 0 }
}
