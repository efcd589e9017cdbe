/// What a server says before the body.
public struct HTTPHead: Sendable, Hashable {
    /// The status code, from 100 to 999.
    public var status: Int
    /// The fields.
    public var headers: HTTPHeaders
    /// Who answered: the address of the request, or where redirects led.
    public var url: HTTPURL
    /// The version of HTTP that was spoken, such as `1.1` or `2`.
    public var version: String

    /// Creates a head.
    public init(status: Int, headers: HTTPHeaders = [:], url: HTTPURL, version: String = "1.1") {
        self.status = status
        self.headers = headers
        self.url = url
        self.version = version
    }

    /// Whether the server did what was asked: a status from 200 to 299.
    public var isSuccess: Bool { (200...299).contains(status) }
}
