import HTTPServerInterface
import JSONKit
import NetworkInterface

/// An error in the words of the Supabase Auth protocol.
struct ProtocolError: Error, Hashable {
    var status: Int
    /// The code that clients go by.
    var code: String
    /// A sentence, in English; clients read the time to wait out of it.
    var message: String

    init(_ status: Int, _ code: String, _ message: String) {
        (self.status, self.code, self.message) = (status, code, message)
    }

    /// The date from which on errors have their second shape.
    static let secondShape = "2024-01-01"

    /// The error in the shape that a client asks for with the version of the protocol that it speaks.
    ///
    /// - Parameter version: the field `X-Supabase-Api-Version`, a date; what is none counts as the first version.
    /// - Returns: the answer.
    func answer(for version: String?) -> HTTPAnswer {
        let isSecond =
            version.map { $0.wholeMatch(of: #/\d{4}-\d{2}-\d{2}/#) != nil && $0 >= Self.secondShape } ?? false
        let body: JSONValue =
            isSecond
            ? ["code": .string(code), "message": .string(message)]
            : ["code": .int(status), "error_code": .string(code), "msg": .string(message)]
        var answer = HTTPAnswer(status, body.compact, type: "application/json")
        answer.headers.add("X-Sb-Error-Code", code)
        if isSecond { answer.headers.add("X-Supabase-Api-Version", Self.secondShape) }
        return answer
    }
}

extension ProtocolError {
    static func invalid(_ message: String) -> ProtocolError { ProtocolError(400, "validation_failed", message) }

    static let badJSON = ProtocolError(400, "bad_json", "Could not parse request body as JSON")
    static let badPhone = invalid("Invalid phone number format (E.164 required)")
    static let tooManyRequests = ProtocolError(429, "over_request_rate_limit", "Request rate limit reached")
    static let wrongCode = ProtocolError(403, "otp_expired", "Token has expired or is invalid")
    static let noBearer = ProtocolError(401, "no_authorization", "This endpoint requires a valid Bearer token")
    static let notFound = ProtocolError(404, "not_found", "There is no such endpoint")
    static let wrongMethod = ProtocolError(405, "method_not_allowed", "The endpoint does not take this method")
}
