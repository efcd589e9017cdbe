import Repository

extension SwiftSource {
    /// The names of stored variables that exist once in a program: at the top of a file, or static.
    var sharedVariables: [SwiftToken] {
        var depth = 0
        return tokens.indices.compactMap { index in
            let token = tokens[index]
            if token.isSymbol("{") { depth += 1 }
            if token.isSymbol("}") { depth -= 1 }
            guard token.isWord("var"), index + 1 < tokens.count, depth == 0 || isStatic(index), isStored(index + 1)
            else { return nil }
            return tokens[index + 1]
        }
    }

    /// Whether one of the modifiers before a `var` makes it belong to its type.
    private func isStatic(_ keyword: Int) -> Bool {
        tokens[..<keyword].reversed().prefix { Self.modifiers.contains($0.text) && $0.kind != .literal }
            .contains { $0.isWord("static") || $0.isWord("class") }
    }

    private static var modifiers: Set<String> {
        [
            "(", ")", "class", "fileprivate", "final", "internal", "nonisolated", "open", "override", "private",
            "public", "set", "static", "unowned", "unsafe", "weak",
        ]
    }

    /// Whether a variable holds something, other than one that computes: `var a: T { … }`.
    private func isStored(_ name: Int) -> Bool {
        var index = name + 1
        while index < tokens.count {
            let token = tokens[index]
            if token.isSymbol("{") { return isObserved(index) }
            if token.isSymbol("=") || token.isSymbol("}") || endsDeclaration(index) { return true }
            index = token.isSymbol("(") || token.isSymbol("[") ? closing(of: index) + 1 : index + 1
        }
        return true
    }

    private func isObserved(_ brace: Int) -> Bool {
        let first = tokens.dropFirst(brace + 1).first
        return first?.isWord("willSet") == true || first?.isWord("didSet") == true
    }

    /// Whether a token begins a line that does not go on with the one before.
    private func endsDeclaration(_ index: Int) -> Bool {
        guard tokens[index].startsLine else { return false }
        let isContinued = [":", ",", "->", "&", "<", "."].contains { tokens[index - 1].isSymbol($0) }
        return !isContinued && ![":", ",", "->", "&", "<", ">", "."].contains { tokens[index].isSymbol($0) }
    }
}
