public import JSONKit

/// One import of a Swift source.
public struct SwiftImport: Sendable, Equatable {
    /// The module, such as `Glibc` in `import func Glibc.exit`.
    public var module: String
    /// Everything that is imported: the module, and what is named inside it.
    public var path: [String]
    /// `public`, `package`, `internal`, `fileprivate` or `private`; `nil` when none is written.
    public var access: String?
    /// The attributes with their arguments, such as `testable` or `_spi(Testing)`.
    public var attributes: [String]
    /// Where the name of the module stands.
    public var position: JSONPosition

    /// Creates an import.
    public init(
        path: [String], access: String? = nil, attributes: [String] = [], position: JSONPosition
    ) {
        module = path.first ?? ""
        self.path = path
        self.access = access
        self.attributes = attributes
        self.position = position
    }
}

extension SwiftSource {
    /// Every import, those in all branches of `#if` included.
    public var imports: [SwiftImport] {
        tokens.indices.filter { tokens[$0].isWord("import") }.compactMap(readImport)
    }

    private func readImport(at keyword: Int) -> SwiftImport? {
        var index = keyword + 1
        guard isStatement(keyword), isName(index) else { return nil }
        if Self.importKinds.contains(tokens[index].text), isName(index + 1) { index += 1 }
        let start = index
        var path = [tokens[index].text]
        while index + 2 < tokens.count, tokens[index + 1].isSymbol("."), isName(index + 2) {
            index += 2
            path.append(tokens[index].text)
        }
        let (access, attributes) = modifiers(before: keyword)
        return SwiftImport(path: path, access: access, attributes: attributes, position: position(of: tokens[start]))
    }

    /// `import` is an argument label too: `func read(import name: String)`.
    private func isStatement(_ keyword: Int) -> Bool {
        guard keyword > 0, tokens[keyword - 1].kind == .symbol else { return true }
        return ![".", "(", ","].contains(tokens[keyword - 1].text)
    }

    private func isName(_ index: Int) -> Bool {
        tokens.indices.contains(index) && [.word, .quotedWord].contains(tokens[index].kind)
    }

    private func modifiers(before keyword: Int) -> (access: String?, attributes: [String]) {
        var access: String?
        var attributes: [String] = []
        var index = keyword - 1
        while index >= 0 {
            if tokens[index].kind == .word, Self.accessLevels.contains(tokens[index].text) {
                access = tokens[index].text
                index -= 1
            } else if let attribute = attribute(endingAt: index) {
                attributes.insert(attribute.text, at: 0)
                index = attribute.start - 1
            } else {
                break
            }
        }
        return (access, attributes)
    }

    private func attribute(endingAt last: Int) -> (text: String, start: Int)? {
        var name = last
        if tokens[last].isSymbol(")") {
            while name > 0, !tokens[name].isSymbol("(") { name -= 1 }
            name -= 1
        }
        guard name > 0, tokens[name - 1].isSymbol("@") else { return nil }
        return (tokens[name...last].map(\.text).joined(), name - 1)
    }

    private static var accessLevels: [String] { ["public", "package", "internal", "fileprivate", "private"] }
    private static var importKinds: [String] {
        ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor", "macro"]
    }
}
