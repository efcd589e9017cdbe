/// Where the members of the outermost object stand in a JSON text with comments.
///
/// The text has been read without an error before, so that strings end and brackets match.
struct MemberPlaces {
    /// One member: places in bytes.
    struct Member {
        var key: String
        var start: Int
        var value: Range<Int>
        /// The place of the comma behind it; `nil` behind the last one.
        var comma: Int?
    }

    private(set) var members: [Member] = []
    /// The place behind the opening brace.
    private(set) var opening = 0
    /// The place of the closing brace.
    private(set) var closing = 0

    init(_ bytes: [UInt8]) {
        var scanner = Scanner(bytes: bytes)
        scanner.skipSpace()
        scanner.place += 1
        opening = scanner.place
        scanner.skipSpace()
        while let byte = scanner.byte, byte != UInt8(ascii: "}") {
            members.append(scanner.member())
            scanner.skipSpace()
            if scanner.byte == UInt8(ascii: ",") {
                members[members.count - 1].comma = scanner.place
                scanner.place += 1
                scanner.skipSpace()
            }
        }
        closing = scanner.place
    }
}

extension MemberPlaces {
    fileprivate struct Scanner {
        let bytes: [UInt8]
        var place = 0

        var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

        private func has(_ text: StaticString) -> Bool {
            text.withUTF8Buffer { bytes[place...].starts(with: $0) }
        }

        /// White space, comments, and a byte order mark.
        mutating func skipSpace() {
            while let byte {
                if has("\u{FEFF}") {
                    place += 3
                } else if has("//") {
                    while let byte = self.byte, byte != UInt8(ascii: "\n") { place += 1 }
                } else if has("/*") {
                    place += 2
                    while place < bytes.count, !has("*/") { place += 1 }
                    place += 2
                } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
                    place += 1
                } else {
                    return
                }
            }
        }

        mutating func member() -> Member {
            let start = place
            skipString()
            let quoted = String(decoding: bytes[start..<place], as: UTF8.self)
            skipSpace()
            place += 1
            skipSpace()
            let value = place
            skipValue()
            return Member(key: quoted, start: start, value: value..<place)
        }

        private mutating func skipString() {
            place += 1
            while let byte, byte != UInt8(ascii: "\"") { place += byte == UInt8(ascii: "\\") ? 2 : 1 }
            place += 1
        }

        private mutating func skipValue() {
            switch byte {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "["), UInt8(ascii: "{"): skipBrackets()
            default: while let byte, isWord(byte) { place += 1 }
            }
        }

        private mutating func skipBrackets() {
            var depth = 0
            repeat {
                switch byte {
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    depth += 1
                    place += 1
                case UInt8(ascii: "]"), UInt8(ascii: "}"):
                    depth -= 1
                    place += 1
                case UInt8(ascii: "\""): skipString()
                default: place += 1
                }
                skipSpace(inside: depth)
            } while depth > 0 && byte != nil
        }

        private mutating func skipSpace(inside depth: Int) {
            if depth > 0 { skipSpace() }
        }

        private func isWord(_ byte: UInt8) -> Bool {
            ![0x20, 0x09, 0x0A, 0x0D].contains(byte) && !",}]/".utf8.contains(byte)
        }
    }
}
