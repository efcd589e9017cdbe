import HTTPServerInterface

/// One thing that the server does.
struct Endpoint: Sendable {
    var method: String
    var path: String
    /// What is limited for each address; `nil` for what costs nothing.
    var limit: AddressLimiter.Kind?
    var body: @Sendable (EndpointCall) async throws(ProtocolError) -> HTTPAnswer

    init(
        _ method: String, _ path: String, limit: AddressLimiter.Kind? = nil,
        _ body: @escaping @Sendable (EndpointCall) async throws(ProtocolError) -> HTTPAnswer
    ) {
        (self.method, self.path, self.limit, self.body) = (method, path, limit, body)
    }
}
