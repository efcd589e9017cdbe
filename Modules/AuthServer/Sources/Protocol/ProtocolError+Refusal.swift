import HTTPServerInterface

extension ProtocolError {
    /// What is refused before an endpoint has it, or because one does not come to its end.
    init(_ refusal: HTTPRefusal) {
        let (code, message) = Self.words[refusal.status] ?? ("unexpected_failure", "The request was refused")
        self.init(refusal.status, code, message)
    }

    /// Nobody knows what became of the request.
    static let timeout = ProtocolError(HTTPRefusal(504))

    private static let words: [Int: (code: String, message: String)] = [
        400: ("bad_request", "This is no request of HTTP/1.1"),
        408: ("request_incomplete", "The request did not come to its end in time"),
        411: ("length_required", "A body needs a Content-Length"),
        413: ("body_too_large", "The body is too long"),
        417: ("expectation_failed", "The only expectation that is met is 100-continue"),
        431: ("headers_too_large", "The header fields are too long or too many"),
        504: ("request_timeout", "Processing this request timed out, please retry after a moment."),
        505: ("version_not_supported", "The versions of HTTP that are spoken here are 1.0 and 1.1"),
    ]
}
