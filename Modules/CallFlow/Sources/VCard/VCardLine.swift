/// A line of a vCard, taken apart: `item1.TEL;TYPE=cell:+7 999 123-45-67`.
struct VCardLine: Hashable, Sendable {
    /// The number of its first line in the file, from 1.
    let number: Int
    /// The name in upper case, without a group.
    let name: String
    /// The parameters, names in upper case; those that version 2.1 writes without a name have an empty one.
    let parameters: [Parameter]
    /// What stands behind the colon, as it stands there.
    let value: [UInt8]

    struct Parameter: Hashable, Sendable {
        var name: String
        var value: String
    }

    /// Takes a line apart; `nil` for what is none.
    init?(_ bytes: [UInt8], number: Int) {
        var isQuoted = false
        let colon = bytes.firstIndex { byte in
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return byte == UInt8(ascii: ":") && !isQuoted
        }
        // A quote that is never closed stands for itself.
        guard let end = colon ?? bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let parts = Self.split(String(decoding: bytes[..<end], as: UTF8.self))
        guard let name = parts.first?.split(separator: ".").last?.uppercased(), name.allSatisfy(Self.isName) else {
            return nil
        }
        (self.number, self.name, value) = (number, name, Array(bytes[(end + 1)...]))
        parameters = parts.dropFirst().flatMap(Self.parameters)
    }

    private static func isName(_ sign: Character) -> Bool {
        sign.isASCII && (sign.isLetter || sign.isNumber || sign == "-")
    }

    private static func split(_ text: String) -> [String] {
        var (parts, isQuoted) = ([""], false)
        for sign in text {
            if sign == "\"" { isQuoted.toggle() }
            if sign == ";", !isQuoted { parts.append("") } else { parts[parts.count - 1].append(sign) }
        }
        return parts.map { $0.trimmed }
    }

    /// `TYPE=work,voice` are two parameters, and so is `TYPE="work,voice"` of version 4.0.
    private static func parameters(_ text: String) -> [Parameter] {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2 else { return [Parameter(name: "", value: text)] }
        return sides[1].filter { $0 != "\"" }.split(separator: ",").map {
            Parameter(name: sides[0].uppercased(), value: String($0))
        }
    }

    func values(of name: String) -> [String] { parameters.filter { $0.name == name }.map(\.value) }

    /// Whether a word stands among the parameters, with the name `ENCODING` or `TYPE`, or without one.
    func has(_ word: String) -> Bool {
        parameters.contains { ["", "ENCODING", "TYPE"].contains($0.name) && $0.value.uppercased() == word }
    }

    var isQuotedPrintable: Bool { has("QUOTED-PRINTABLE") }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
