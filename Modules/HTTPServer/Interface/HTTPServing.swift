public import FeatureKitInterface

/// Answering HTTP requests at a port of this machine.
///
///     let server = try serving.serve(options) { call in
///         call.path == "/health" ? .now(HTTPAnswer(200, "{}", type: "application/json")) : .later { await answer(call) }
///     }
///     await server.stop(within: .seconds(5))
public protocol HTTPServing: Sendable {
    /// Begins to listen, with threads of its own.
    ///
    /// What is not exactly a request of HTTP/1.1 or 1.0 never reaches the handler: it is answered with 400 to 505, and
    /// the connection is closed, so that nobody in between can take it for two requests.
    ///
    /// - Parameters:
    ///   - options: where to listen, and what each connection may take.
    ///   - refuse: makes the answer of a refusal; it is called like the handler, and has to keep the status.
    ///   - handler: answers a request; it is called on the thread of the connection, and may not wait there.
    /// - Returns: the server, which goes on until it is stopped or nobody holds it.
    /// - Throws: ``HTTPServerError`` when the port cannot be had.
    func serve(
        _ options: HTTPServerOptions, refusing refuse: @escaping @Sendable (HTTPRefusal) -> HTTPAnswer,
        _ handler: @escaping @Sendable (HTTPCall) -> HTTPReply
    ) throws(HTTPServerError) -> any RunningHTTPServer
}

extension HTTPServing {
    /// Begins to listen, and refuses without a body.
    ///
    /// - Parameters:
    ///   - options: where to listen, and what each connection may take.
    ///   - handler: answers a request.
    /// - Returns: the server.
    /// - Throws: ``HTTPServerError`` when the port cannot be had.
    public func serve(
        _ options: HTTPServerOptions, _ handler: @escaping @Sendable (HTTPCall) -> HTTPReply
    ) throws(HTTPServerError) -> any RunningHTTPServer {
        try serve(options, refusing: { HTTPAnswer($0.status) }, handler)
    }
}

extension ServiceKey where Service == any HTTPServing {
    /// Answering HTTP requests.
    public static var httpServing: Self { Self("HTTPServing", in: "HTTPServerInterface") }
}
