/// A text of one language with places for arguments: `{0}` is the first one, `{{` a brace.
///
/// Without arguments a pattern is shown as it is, braces and all.
public enum TextPattern: Sendable, Hashable, ExpressibleByStringLiteral {
    /// One form for all numbers.
    case plain(String)
    /// A form for each category of a number.
    case plural(PluralForms)

    /// One form for all numbers.
    public init(stringLiteral value: String) { self = .plain(value) }

    func text(in language: Language, _ arguments: [TextArgument]) -> String {
        let pattern = form(in: language, arguments)
        return arguments.isEmpty ? pattern : filled(pattern, with: arguments.map { $0.text(in: language) })
    }

    private func form(in language: Language, _ arguments: [TextArgument]) -> String {
        switch self {
        case .plain(let pattern): return pattern
        case .plural(let forms):
            guard arguments.indices.contains(forms.argument) else { return forms.form(for: .other) }
            return forms.form(for: arguments[forms.argument].category(in: language))
        }
    }
}
