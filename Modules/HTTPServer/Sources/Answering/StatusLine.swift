/// The first line of an answer.
enum StatusLine {
    /// The line with its end; a status without a name has an empty one (RFC 9112, 4).
    static func bytes(_ status: Int) -> [UInt8] { Array("HTTP/1.1 \(status) \(names[status] ?? "")\r\n".utf8) }

    private static let names = [
        200: "OK", 201: "Created", 204: "No Content", 304: "Not Modified", 400: "Bad Request", 401: "Unauthorized",
        403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict",
        411: "Length Required", 413: "Content Too Large", 415: "Unsupported Media Type", 417: "Expectation Failed",
        422: "Unprocessable Content", 429: "Too Many Requests", 431: "Request Header Fields Too Large",
        500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable", 504: "Gateway Timeout",
        505: "HTTP Version Not Supported",
    ]
    static let ok = bytes(200)
}
