extension String {
    /// The text as a JSON string, quotes included (RFC 8259, section 7).
    var jsonString: String {
        "\"" + unicodeScalars.map(\.jsonEscaped).joined() + "\""
    }
}

extension Unicode.Scalar {
    fileprivate var jsonEscaped: String {
        switch self {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "\u{0}"..<"\u{20}": "\\u" + hexadecimal
        default: String(self)
        }
    }

    private var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
