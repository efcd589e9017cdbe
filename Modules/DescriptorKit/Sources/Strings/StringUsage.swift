/// Finds which texts a source mentions.
public enum StringUsage {
    /// The keys after `Strings.`, outside of comments that fill a line.
    ///
    /// - Parameter source: the text of a Swift file.
    /// - Returns: the keys, whether or not a catalogue has them.
    public static func keys(in source: String) -> Set<String> {
        var keys: Set<String> = []
        for line in source.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
            keys.formUnion(self.keys(inLine: line.utf8))
        }
        return keys
    }

    private static let prefix = Array("Strings.".utf8)

    private static func keys(inLine line: Substring.UTF8View) -> Set<String> {
        var keys: Set<String> = []
        var rest = Array(line)[...]
        var isInWord = false
        while let byte = rest.first {
            if !isInWord, rest.starts(with: prefix) {
                rest = rest.dropFirst(prefix.count)
                keys.insert(String(decoding: rest.prefix { isWord($0) }, as: UTF8.self))
            } else {
                rest = rest.dropFirst()
            }
            isInWord = isWord(byte) && byte != UInt8(ascii: ".")
        }
        return keys
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
