/// A word in single quotes, as bash and zsh read it whatever stands in it (POSIX.1-2024, section 2.2.2).
func quotedForPOSIX(_ word: some StringProtocol) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
}

/// A word as a person would write it for a shell: quoted only where something in it has a meaning.
func shellWord(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+:@%".contains($0) }
    return isPlain ? word : quotedForPOSIX(word)
}

/// A word in single quotes as fish reads it: a backslash escapes itself and the quote, and nothing else.
func quotedForFish(_ word: some StringProtocol) -> String {
    let escaped = word.map { (letter: Character) -> String in
        letter == "'" || letter == "\\" ? "\\\(letter)" : String(letter)
    }
    return "'\(escaped.joined())'"
}

/// A program's name as part of the name of a shell function.
func identifier(of program: String) -> String {
    "_" + program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
}
