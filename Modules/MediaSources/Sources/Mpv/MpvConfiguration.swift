/// What matters here of mpv.conf(5).
struct MpvConfiguration: Equatable {
    /// Where resume files lie, when a person decided that.
    var watchLaterFolder: String?
    /// Whether resume files are named by the last part of a path alone.
    var ignoresPath = false

    init(_ text: String = "") {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            // A quoted value may have a # in it.
            let isQuoted = line.contains { "\"'%".contains($0) }
            read(Self.trimmed(isQuoted ? line : words.first ?? ""))
        }
    }

    private mutating func read(_ line: Substring) {
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(Self.trimmed) ?? ""
        let value = parts.count > 1 ? Self.unquoted(Self.trimmed(parts[1])) : "yes"
        switch name.hasPrefix("--") ? name.dropFirst(2) : name {
        case "watch-later-dir", "watch-later-directory": watchLaterFolder = value.isEmpty ? nil : value
        case "ignore-path-in-watch-later-config": ignoresPath = value == "yes"
        default: break
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// The value in quotes of either kind, or after `%n%`.
    private static func unquoted(_ text: Substring) -> String {
        if let quote = text.first, quote == "\"" || quote == "'", let end = text.dropFirst().firstIndex(of: quote) {
            return String(text[text.index(after: text.startIndex)..<end])
        }
        let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: true)
        if text.hasPrefix("%"), parts.count == 2, let count = Int(parts[0]) {
            return String(decoding: parts[1].utf8.prefix(count), as: UTF8.self)
        }
        return String(text)
    }
}
