public import NetworkInterface
public import PlatformInterface

/// One request to one server, as it goes out.
public struct WireRequest: Sendable {
    /// What is wanted.
    public let method: HTTPMethod
    /// Of what.
    public private(set) var url: HTTPURL
    /// The fields, secrets among them.
    public private(set) var headers: HTTPHeaders
    /// What is handed over.
    public let body: [UInt8]
    /// How many bytes the body of the response may have.
    public let limit: Int
    /// Whether it may go out twice.
    public let isRepeatable: Bool
    /// How long the parts may take, for messages and for connecting.
    public let deadlines: HTTPDeadlines
    /// When the head has to be there.
    public internal(set) var firstByte: ContinuousInstant
    /// When everything has to be there.
    public let whole: ContinuousInstant

    /// The request of a caller, with its secrets among the fields.
    init(_ request: HTTPRequest, whole: ContinuousInstant) {
        method = request.method
        url = request.url
        headers = request.headers
        body = request.body
        limit = request.limit
        isRepeatable = request.isRepeatable
        deadlines = request.deadlines
        firstByte = whole
        self.whole = whole
        for credential in request.credentials { headers[credential.header] = credential.value.reveal() }
    }

    /// Goes to another address; secrets stay behind when it is of another origin.
    mutating func redirect(to url: HTTPURL, secrets: [HTTPCredential]) {
        if url.origin != self.url.origin {
            for name in ["Authorization", "Cookie", "Proxy-Authorization"] + secrets.map(\.header) {
                headers[name] = nil
            }
        }
        self.url = url
    }
}
