/// What is asked of a server.
///
///     var request = HTTPRequest(url)
///     request.credentials = [.bearer(token)]
///     request.limit = 1 << 20
///     let response = try await transport.send(request).successful()
public struct HTTPRequest: Sendable, Hashable {
    /// How large a body may be unless a request says otherwise: 8 MiB.
    public static let standardLimit = 8 << 20

    /// What is wanted.
    public var method: HTTPMethod
    /// Of what.
    public var url: HTTPURL
    /// The fields of the head.
    ///
    /// `Host`, `Content-Length`, `Transfer-Encoding`, `Connection`, `Expect` and
    /// `Accept-Encoding` are the transport's own; a request that has them is refused.
    public var headers: HTTPHeaders
    /// Fields with secrets.
    ///
    /// They are not sent again when a redirect leads to another origin, nor are `Authorization`,
    /// `Cookie` and `Proxy-Authorization` among ``headers``.
    public var credentials: [HTTPCredential] = []
    /// What is handed over; empty for `GET` and `HEAD`.
    public var body: [UInt8]
    /// How long it may take.
    public var deadlines = HTTPDeadlines()
    /// How many bytes the body of the response may have, when it is decoded; more is an error before it is memory.
    public var limit = HTTPRequest.standardLimit
    /// How many redirects are followed, of `GET` and `HEAD` only; 0 gives the redirect itself as the response.
    public var redirects = 5
    /// When it is sent again.
    public var retry = HTTPRetry.standard
    /// Whether it may be sent twice: true for idempotent methods, and for others only when the caller knows that the
    /// server recognises the repetition.
    public var isRepeatable: Bool {
        get { repeatable ?? method.isIdempotent }
        set { repeatable = newValue }
    }
    private var repeatable: Bool?
    /// Whether it shares its way with equal requests that run at the same time, when it is a `GET` sent by
    /// ``HTTPTransport/send(_:)``.
    public var sharesFlight = false
    /// The profile whose kept copy is asked about with `ETag` and `Last-Modified`, when it is a `GET` sent by
    /// ``HTTPTransport/send(_:)``; `nil` to keep nothing.
    ///
    /// Personal things are kept under the profile of the person, others under any one name.
    public var keptFor: String?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - url: of what.
    ///   - method: what is wanted.
    ///   - headers: the fields of the head.
    ///   - body: what is handed over.
    public init(_ url: HTTPURL, method: HTTPMethod = .get, headers: HTTPHeaders = [:], body: [UInt8] = []) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
    }
}
