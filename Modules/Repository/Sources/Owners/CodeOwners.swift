public import JSONKit

/// A CODEOWNERS file: who owns which path.
public struct CodeOwners: Sendable {
    /// One line with a pattern.
    public struct Rule: Sendable, Equatable {
        /// Which paths it covers.
        public var pattern: OwnerPattern
        /// Who owns them; empty to say that nobody does.
        public var owners: [String]
        /// Where the pattern stands.
        public var position: JSONPosition

        /// Creates a rule.
        public init(_ pattern: OwnerPattern, owners: [String], at position: JSONPosition) {
            self.pattern = pattern
            self.owners = owners
            self.position = position
        }
    }

    /// The rules in the order of the file.
    public let rules: [Rule]

    /// Reads a file: a rule a line, `#` begins a comment.
    ///
    /// - Parameter text: the whole file.
    public init(parsing text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        rules = lines.enumerated().compactMap { Self.rule($1, line: $0 + 1) }
    }

    /// The rules that match a path; the last of them decides.
    ///
    /// - Parameter path: the path of a file, from the folder of the repository.
    /// - Returns: indices of ``rules`` in their order.
    public func matches(_ path: String) -> [Int] {
        let names = OwnerPattern.names(in: path)
        return rules.indices.filter { rules[$0].pattern.matches(names) }
    }

    /// The rule that decides about a path: the last one that matches.
    ///
    /// - Parameter path: the path of a file, from the folder of the repository.
    /// - Returns: the rule, or `nil` when none matches.
    public func rule(for path: String) -> Rule? { matches(path).last.map { rules[$0] } }

    private static func rule(_ line: Substring, line number: Int) -> Rule? {
        let content = withoutComment(line)
        let words = words(of: content)
        guard let pattern = words.first else { return nil }
        let column = content.prefix { $0 == " " || $0 == "\t" }.unicodeScalars.count + 1
        return Rule(
            OwnerPattern(pattern), owners: Array(words.dropFirst()), at: JSONPosition(line: number, column: column))
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var isEscaped = false
        let end = line.firstIndex { character in
            defer { isEscaped = character == "\\" && !isEscaped }
            return character == "#" && !isEscaped
        }
        return line[..<(end ?? line.endIndex)]
    }

    /// Words between blanks; a blank behind a backslash belongs to its word.
    private static func words(of line: Substring) -> [String] {
        var words = [""]
        var isEscaped = false
        for character in line {
            if (character == " " || character == "\t"), !isEscaped {
                words.append("")
            } else {
                words[words.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return words.filter { !$0.isEmpty }
    }
}
