package import NetworkInterface
package import PlatformInterface

/// One request to one server, as it goes out.
package struct WireRequest: Sendable {
    package let method: HTTPMethod
    package private(set) var url: HTTPURL
    package private(set) var headers: HTTPHeaders
    package let body: [UInt8]
    package let limit: Int
    package let isRepeatable: Bool
    /// How long the parts may take, for messages and for connecting.
    package let deadlines: HTTPDeadlines
    /// When the head has to be there.
    package var firstByte: ContinuousInstant
    /// When everything has to be there.
    package let whole: ContinuousInstant

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
