import Repository

/// Symbols that only some modules may use, with the reason and what others do instead.
struct Ban {
    var symbols: [Symbol]
    /// The modules that own what the symbols reach.
    var owners: Set<String> = []
    /// What else may use them.
    var roles: Set<Unit.Role> = []
    var why: String
    var fix: String

    func allows(_ unit: Unit) -> Bool { owners.contains(unit.module) || roles.contains(unit.role) }

    /// Who may use the symbols, for messages; empty when nobody owns them.
    var ownerText: String {
        owners.isEmpty ? "" : ", which belongs to \(owners.sorted().joined(separator: ", "))"
    }
}

extension Ban {
    /// Something to find in code, as tokens: `exit(`, `try!`, `ProcessInfo`, `.asyncAfter(`.
    struct Symbol {
        let text: String
        let words: [String]

        init(_ text: String) {
            self.text = text
            words = SwiftSource(text).tokens.map(\.text)
        }

        var first: String { words.first ?? "" }

        /// Whether the symbol stands at a token, and is neither declared there nor a member of something else.
        func stands(at index: Int, in file: SourceFile) -> Bool {
            let tokens = file.source.tokens
            guard tokens[index].kind != .literal, tokens[index].kind != .directive,
                words.indices.allSatisfy({ matches($0, at: index, tokens) })
            else { return false }
            return tokens[index].kind == .symbol || !isDeclared(index, tokens) && !isMember(index, tokens)
        }

        private func matches(_ word: Int, at index: Int, _ tokens: [SwiftToken]) -> Bool {
            guard index + word < tokens.count else { return false }
            let token = tokens[index + word]
            guard token.text == words[word], token.kind != .literal else { return false }
            // `try !a` negates, and a parenthesis on the next line calls nothing.
            return word == 0 || !token.startsLine && (token.text != "!" || token.offset == tokens[index + word - 1].end)
        }

        private func isDeclared(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
            guard index > 0 else { return false }
            return ["func", "var", "let", "case", "struct", "class", "enum"].contains { tokens[index - 1].isWord($0) }
        }

        /// A member of a value is something else; a member of a module is the symbol itself: `Glibc.exit(1)`.
        private func isMember(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
            guard index > 1, tokens[index - 1].isSymbol(".") else { return index == 1 && tokens[0].isSymbol(".") }
            return !ToolchainModules.contains(tokens[index - 2].text)
        }
    }
}
