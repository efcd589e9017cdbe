/// Walks over the scalars of a document and knows the position of the next one.
struct JSONScanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private(set) var position = JSONPosition(line: 1, column: 1)

    init(_ text: String) {
        let all = Array(text.unicodeScalars)
        scalars = all.first == "\u{FEFF}" ? Array(all.dropFirst()) : all
    }

    /// The next scalar, or `nil` at the end.
    var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    /// The scalar after the next one.
    var afterNext: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

    /// Moves over the next scalar and returns it.
    @discardableResult
    mutating func advance() -> Unicode.Scalar? {
        guard let scalar = next else { return nil }
        index += 1
        if scalar == "\n" {
            position = JSONPosition(line: position.line + 1, column: 1)
        } else {
            position.column += 1
        }
        return scalar
    }

    /// Moves over the scalars for which the condition holds, and returns them.
    mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
        var taken = String.UnicodeScalarView()
        while let scalar = next, condition(scalar) {
            taken.append(scalar)
            advance()
        }
        return String(taken)
    }
}
