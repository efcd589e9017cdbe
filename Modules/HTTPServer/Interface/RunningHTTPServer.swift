/// A server that listens.
public protocol RunningHTTPServer: Sendable {
    /// The port; the one that was free where 0 was asked for.
    var port: UInt16 { get }

    /// What happened so far.
    var counts: HTTPServerCounts { get }

    /// Stops: nobody new is let in, connections that wait for a request are closed, requests that run are answered.
    ///
    /// - Parameter limit: how long they may take; what is left then is cut off.
    func stop(within limit: Duration) async
}
