/// Words as a POSIX shell reads them.
enum ShellWord {
    /// The word in single quotes, unless it has nothing that a shell or a configuration reads as more than itself.
    static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "/._-+@".unicodeScalars.contains(scalar)
        }
        guard !isPlain || word.isEmpty else { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// The words of the first command of a line: quotes are taken away, and what follows it is left out.
    static func words(of line: some StringProtocol) -> [String] {
        var (words, word, quote): ([String], String?, Character?) = ([], nil, nil)
        var isEscaped = false
        for character in line {
            if isEscaped {
                (word, isEscaped) = ((word ?? "") + String(character), false)
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                (quote, word) = (character, word ?? "")
            } else if quote == nil, "|;&<>".contains(character) {
                break
            } else if quote == nil, character.isWhitespace {
                word.map { words.append($0) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
