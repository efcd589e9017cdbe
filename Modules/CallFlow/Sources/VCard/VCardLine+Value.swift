extension VCardLine {
    /// The value as text, its escapes still in it; `nil` when its bytes are none of its character set.
    private var text: String? {
        Charset.text(isQuotedPrintable ? Self.unquoted(value) : value, in: values(of: "CHARSET").first)
    }

    /// Whether the value can be read as it is meant.
    var isReadable: Bool { text != nil }

    /// The parts of the value between semicolons, without escapes.
    ///
    /// What cannot be read is taken letter by letter, so that something stands in its place.
    var parts: [String] {
        let text = text ?? Charset.latin(isQuotedPrintable ? Self.unquoted(value) : value)
        var (parts, isEscaped) = ([""], false)
        for sign in text {
            switch sign {
            case _ where isEscaped:
                parts[parts.count - 1].append(sign == "n" || sign == "N" ? " " : sign)
                isEscaped = false
            case "\\": isEscaped = true
            case ";": parts.append("")
            default: parts[parts.count - 1].append(sign)
            }
        }
        return parts
    }

    /// The whole value, without escapes.
    var whole: String { parts.joined(separator: ";") }

    /// Quoted-printable (RFC 2045, 6.7); an equals sign without two digits behind it stands for itself.
    private static func unquoted(_ bytes: [UInt8]) -> [UInt8] {
        var (result, index) = ([UInt8](), 0)
        while index < bytes.count {
            let digits = bytes[(index + 1)...].prefix(2)
            if bytes[index] == UInt8(ascii: "="), digits.count == 2,
                let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                result.append(byte)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}
