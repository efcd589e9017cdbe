import HTTPServerInterface
import NetworkInterface

/// Makes the bytes of an answer (RFC 9112, 4 to 6).
struct AnswerWriter {
    /// The field `Date` with its end, which an answer has to have (RFC 9110, 6.6.1).
    var date: [UInt8]

    /// Appends an answer.
    ///
    /// - Parameters:
    ///   - answer: the answer.
    ///   - method: what was asked; HEAD gets no body.
    ///   - closes: whether the connection ends after it.
    ///   - output: what it is appended to.
    func write(_ answer: HTTPAnswer, to method: String, closes: Bool, into output: inout [UInt8]) {
        output += answer.status == 200 ? StatusLine.ok : StatusLine.bytes(answer.status)
        output += date
        for field in answer.headers.fields where Self.isSendable(field) {
            output += field.name.utf8
            output += ": ".utf8
            output += field.value.utf8
            output += "\r\n".utf8
        }
        let hasBody = answer.status != 204 && answer.status != 304
        if hasBody {
            output += "Content-Length: ".utf8
            output += String(answer.body.count).utf8
            output += "\r\n".utf8
        }
        if closes { output += "Connection: close\r\n".utf8 }
        output += "\r\n".utf8
        if hasBody, method != "HEAD" { output += answer.body }
    }

    /// Whether it is a field, and not one that says how the answer is sent.
    private static func isSendable(_ field: HTTPHeaders.Field) -> Bool {
        !field.name.isEmpty && field.name.utf8.allSatisfy { $0.isTokenCharacter }
            && !field.value.utf8.contains { $0.isControl } && !isOfSending(field.name)
    }

    /// Names are told apart by their lengths first, because most answers have none of these.
    private static func isOfSending(_ name: String) -> Bool {
        switch name.utf8.count {
        case 4: name.lowercased() == "date"
        case 10: name.lowercased() == "connection"
        case 14: name.lowercased() == "content-length"
        case 17: name.lowercased() == "transfer-encoding"
        default: false
        }
    }
}
