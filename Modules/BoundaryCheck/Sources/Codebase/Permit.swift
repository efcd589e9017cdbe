import JSONKit
import Repository

/// An exception that stands in a source: `// check:allow rule-name: reason`, on the line above what it allows.
struct Permit: Hashable {
    var path: String
    /// Where the comment stands.
    var position: JSONPosition
    /// The line that it allows something on: the next one with code.
    var line: Int
    /// The name of the rule, as it is written.
    var rule: String
    /// Empty when none is written.
    var reason: String

    static func all(in source: SwiftSource, path: String) -> [Permit] {
        source.comments.compactMap { Permit($0, in: source, path: path) }
    }

    private init?(_ comment: SwiftComment, in source: SwiftSource, path: String) {
        let words = comment.text.drop { $0 == "/" || $0 == " " }
        guard comment.text.hasPrefix("//"), words.hasPrefix("check:allow") else { return nil }
        let parts = words.dropFirst("check:allow".count).split(separator: ":", maxSplits: 1)
        self.path = path
        position = source.position(at: comment.offset)
        rule = parts.first.map(Self.trimmed) ?? ""
        reason = parts.count > 1 ? Self.trimmed(parts[1]) : ""
        let next = source.tokens.first { $0.offset > comment.offset && $0.startsLine }
        line = next.map { source.position(of: $0).line } ?? 0
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.trimming { $0 == " " || $0 == "\r" })
    }
}

extension Substring {
    /// The text without the characters at both ends that fulfil a condition.
    func trimming(while condition: (Character) -> Bool) -> Substring {
        var text = drop(while: condition)
        while let last = text.last, condition(last) { text.removeLast() }
        return text
    }
}
