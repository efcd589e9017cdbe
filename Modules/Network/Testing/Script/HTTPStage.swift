public import NetworkInterface

/// A server that a test directs: a real one on loopback, or one that exists only in memory.
public protocol HTTPStage: Sendable {
    /// The address of the server.
    var base: HTTPURL { get }
    /// What came so far, in its order.
    var requests: [RecordedRequest] { get }

    /// Says what is answered from now on; without an answer it is 404.
    ///
    /// - Parameters:
    ///   - path: the path of the requests, without a query.
    ///   - answers: one after the other; the last one stays.
    func answer(_ path: String, _ answers: [Answer])

    /// Lets all answers go that are held, now and later.
    func release()

    /// Waits until so many requests have come.
    ///
    /// - Parameter count: how many since the beginning.
    func waitForRequests(_ count: Int) async
}

extension HTTPStage {
    /// Says what is answered from now on.
    ///
    /// - Parameters:
    ///   - path: the path of the requests, without a query.
    ///   - answers: one after the other; the last one stays.
    public func answer(_ path: String, _ answers: Answer...) { answer(path, answers) }

    /// The address of a path.
    ///
    /// - Parameter path: a path from the first `/` on.
    /// - Returns: the address; that of the server itself for what is no path.
    public func url(_ path: String) -> HTTPURL { (try? base.resolving(path)) ?? base }
}
