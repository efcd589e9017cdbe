import JSONKit

/// How one kind of name is spelt.
struct Spelling {
    let expected: String
    let accepts: (Substring.UnicodeScalarView) -> Bool

    func read(_ node: JSONNode) throws(JSONError) -> String {
        let text = try node.string()
        guard accepts(text[...].unicodeScalars) else {
            throw JSONError("expected \(expected), found \"\(text)\"", at: node.position)
        }
        return text
    }
}

extension Spelling {
    static var id: Spelling {
        Spelling(expected: "an id of lower-case letters and digits") {
            starts($0, with: isLower) && $0.allSatisfy { isLower($0) || isDigit($0) }
        }
    }

    static var identifier: Spelling {
        Spelling(expected: "a Swift identifier") {
            starts($0, with: isLetter) && $0.allSatisfy { isLetter($0) || isDigit($0) || $0 == "_" }
        }
    }

    static var command: Spelling {
        Spelling(expected: "a command of lower-case words joined by hyphens") {
            starts($0, with: isLower) && $0.last != "-" && $0.allSatisfy { isLower($0) || isDigit($0) || $0 == "-" }
        }
    }

    static var version: Spelling {
        Spelling(expected: "a version such as 1.2.3") {
            let numbers = $0.split(separator: ".", omittingEmptySubsequences: false)
            return numbers.count == 3 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
        }
    }

    static var owner: Spelling {
        Spelling(expected: "an owner such as @organization/team") {
            let parts = $0.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
            return $0.first == "@" && parts.count == 2
                && parts.allSatisfy {
                    !$0.isEmpty && $0.allSatisfy { isLetter($0) || isDigit($0) || "-_".unicodeScalars.contains($0) }
                }
        }
    }

    /// Source: Debian Policy Manual 5.6.1.
    static var package: Spelling {
        Spelling(expected: "the name of a Debian package") {
            $0.count >= 2 && $0.allSatisfy { isLower($0) || isDigit($0) || "+-.".unicodeScalars.contains($0) }
        }
    }

    static var sharedObject: Spelling {
        Spelling(expected: "the file name of a shared library such as libz.so.1") {
            let text = String(Substring($0))
            return text.hasPrefix("lib") && text.contains(".so") && !text.contains("/")
        }
    }

    static var sentence: Spelling {
        Spelling(expected: "one line of text without a full stop") {
            !$0.isEmpty && $0.last != "." && $0.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" }
        }
    }

    private static func starts(
        _ text: Substring.UnicodeScalarView, with accepts: (Unicode.Scalar) -> Bool
    ) -> Bool {
        text.first.map(accepts) ?? false
    }

    private static func isLower(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }
    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { isLower(scalar) || ("A"..."Z").contains(scalar) }
}
