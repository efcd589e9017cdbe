import LocalizationKit

extension JSONParser {
    /// A number in the grammar of RFC 8259 section 6, as it is written.
    mutating func number() throws(JSONError) -> String {
        var text = accept("-") ? "-" : ""
        if accept("0") {
            text += "0"
            if let next = scanner.next, next.isDigit { throw unexpected(JSONProblem.noDigit) }
        } else {
            text += try digits()
        }
        if accept(".") { text += "." + (try digits()) }
        return text + (try exponent())
    }

    private mutating func exponent() throws(JSONError) -> String {
        guard accept("e") || accept("E") else { return "" }
        let sign = accept("-") ? "-" : accept("+") ? "+" : ""
        return "e" + sign + (try digits())
    }

    private mutating func digits() throws(JSONError) -> String {
        let digits = scanner.take { $0.isDigit }
        guard !digits.isEmpty else { throw unexpected(JSONProblem.digit) }
        return digits
    }

    /// A string in double quotes with its escapes resolved (RFC 8259 section 7).
    mutating func string() throws(JSONError) -> String {
        let start = scanner.position
        var text = String.UnicodeScalarView()
        scanner.advance()
        while let scalar = scanner.next {
            switch scalar {
            case "\"":
                scanner.advance()
                return String(text)
            case "\\": text.append(try escape())
            case "\u{0}"..<"\u{20}": throw unexpected(JSONProblem.control)
            default:
                text.append(scalar)
                scanner.advance()
            }
        }
        throw JSONError(problem: JSONProblem.openString, at: start)
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        let start = scanner.position
        scanner.advance()
        let simple: [Unicode.Scalar: Unicode.Scalar] = [
            "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
        ]
        guard let letter = scanner.advance() else { throw unexpected(JSONProblem.escape) }
        if letter == "u" { return try unicodeEscape(from: start) }
        guard let scalar = simple[letter] else {
            throw JSONError(problem: JSONProblem.unknownEscape(letter), at: start)
        }
        return scalar
    }

    private mutating func unicodeEscape(from start: JSONPosition) throws(JSONError) -> Unicode.Scalar {
        let unit = try fourHexDigits()
        guard UTF16.isLeadSurrogate(unit) else { return try scalar(of: UInt32(unit), from: start) }
        guard accept("\\"), accept("u") else { throw JSONError(problem: JSONProblem.surrogate, at: start) }
        let trail = try fourHexDigits()
        guard UTF16.isTrailSurrogate(trail) else { throw JSONError(problem: JSONProblem.surrogate, at: start) }
        return try scalar(of: 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00), from: start)
    }

    private func scalar(of code: UInt32, from start: JSONPosition) throws(JSONError) -> Unicode.Scalar {
        guard let scalar = Unicode.Scalar(code) else { throw JSONError(problem: JSONProblem.surrogate, at: start) }
        return scalar
    }

    private mutating func fourHexDigits() throws(JSONError) -> UInt16 {
        var text = ""
        for _ in 0..<4 {
            guard let next = scanner.next, next.properties.isASCIIHexDigit else {
                throw unexpected(JSONProblem.hexDigit)
            }
            text.unicodeScalars.append(next)
            scanner.advance()
        }
        return UInt16(text, radix: 16) ?? 0
    }
}
