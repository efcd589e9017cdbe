/// How long things may take before the model goes on without them.
enum CallDeadlines {
    /// From the dialling to the first sign of the other end: SIP gives up after 32 s (RFC 3261, timer B).
    static let start: Duration = .seconds(35)
    /// How long it rings at the other end.
    static let ringingThere: Duration = .seconds(60)
    /// How long it rings here.
    static let ringingHere: Duration = .seconds(45)
    /// From our answer to the connection, and also for the call that a push has announced to come.
    static let answer: Duration = .seconds(10)
    /// For the engine to end a call.
    static let end: Duration = .seconds(5)
    /// For the engine to hold or mute.
    static let change: Duration = .seconds(5)
    /// For the other end to take a transfer.
    static let transfer: Duration = .seconds(30)
    /// How long it is remembered that a call is over, for news of it that come late.
    static let memory: Duration = .seconds(300)
}
