import JSONKit

/// A text with the places for arguments found.
///
/// `{name:type}` is a place, `{name}` the same place again, `{{` a brace.
struct TextTemplate {
    enum Piece: Equatable {
        case literal(String)
        case place(name: String, type: String?)
    }

    let pieces: [Piece]
    let position: JSONPosition

    init(_ node: JSONNode) throws(JSONError) {
        position = node.position
        pieces = try Self.pieces(of: node.string(), at: node.position)
    }

    var names: [String] {
        pieces.compactMap { if case .place(let name, _) = $0 { name } else { nil } }
    }

    /// The text with numbers in place of names, as `LocalizedText` takes it; as it is where there is no argument.
    func pattern(_ placeholders: [Placeholder]) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): placeholders.isEmpty ? text : text.replacing("{", with: "{{")
            case .place(let name, _): "{\(placeholders.firstIndex { $0.name == name } ?? 0)}"
            }
        }.joined()
    }

    private static func pieces(of text: String, at position: JSONPosition) throws(JSONError) -> [Piece] {
        var pieces: [Piece] = []
        var literal = ""
        var rest = text[...]
        while let brace = rest.firstIndex(of: "{") {
            literal += rest[..<brace]
            rest = rest[rest.index(after: brace)...]
            if rest.first == "{" {
                literal += "{"
                rest = rest.dropFirst()
                continue
            }
            guard let close = rest.firstIndex(of: "}") else {
                throw JSONError("the placeholder `{\(rest)` never ends; a brace is written `{{`", at: position)
            }
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
            pieces.append(try place(rest[..<close], at: position))
            rest = rest[rest.index(after: close)...]
        }
        literal += rest
        return literal.isEmpty ? pieces : pieces + [.literal(literal)]
    }

    private static func place(_ text: Substring, at position: JSONPosition) throws(JSONError) -> Piece {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 2, Spelling.identifier.accepts(parts[0][...].unicodeScalars) else {
            throw JSONError("expected a placeholder such as {count:integer}, found `{\(text)}`", at: position)
        }
        return .place(name: parts[0], type: parts.count == 2 ? parts[1] : nil)
    }
}

extension String {
    fileprivate func replacing(_ letter: Character, with text: String) -> String {
        reduce(into: "") { if $1 == letter { $0 += text } else { $0.append($1) } }
    }
}
