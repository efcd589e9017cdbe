extension String {
    /// The text as a JSON string, quotes included (RFC 8259, section 7).
    var jsonString: String { "\"" + unicodeScalars.map(\.jsonEscaped).joined() + "\"" }
}

extension Unicode.Scalar {
    fileprivate var jsonEscaped: String {
        switch self {
        case "\"", "\\": "\\" + String(self)
        case "\u{0}"..<"\u{10}": "\\u000" + String(value, radix: 16)
        case "\u{10}"..<"\u{20}": "\\u00" + String(value, radix: 16)
        default: String(self)
        }
    }
}
