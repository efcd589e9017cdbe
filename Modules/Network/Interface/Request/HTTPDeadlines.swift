/// How long the parts of a request may take, to the millisecond.
public struct HTTPDeadlines: Sendable, Hashable {
    /// A part that has a deadline.
    public enum Phase: Sendable, Hashable, CaseIterable {
        /// Until the server, or the proxy, has been reached and TLS has been agreed upon.
        case connect
        /// Until the head of the response has come.
        case firstByte
        /// Until the last byte of the body, with all redirects, repetitions and pauses between them.
        case whole
    }

    /// For each connection.
    public var connect: Duration
    /// For each response, from when it is asked for.
    public var firstByte: Duration
    /// For all of it, from the call on.
    public var whole: Duration

    /// Creates deadlines: 5 s, 15 s and 60 s unless said otherwise.
    ///
    /// - Parameters:
    ///   - connect: for each connection; at least a millisecond.
    ///   - firstByte: for each response.
    ///   - whole: for all of it.
    public init(
        connect: Duration = .seconds(5), firstByte: Duration = .seconds(15), whole: Duration = .seconds(60)
    ) {
        self.connect = connect
        self.firstByte = firstByte
        self.whole = whole
    }

    /// The time for a part.
    ///
    /// - Parameter phase: the part.
    /// - Returns: its time.
    public subscript(phase: Phase) -> Duration {
        switch phase {
        case .connect: connect
        case .firstByte: firstByte
        case .whole: whole
        }
    }
}
