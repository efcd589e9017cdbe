/// A text that becomes a string only where it is shown, in the language of that place.
///
/// It carries both languages and its arguments, so that switching the language needs nothing but drawing again.
/// Texts come from the `strings.json` of a module, through the generated `Strings`:
///
///     Strings.featureCount(count: 5).text(in: .russian)  // «5 функций»
///
/// A string literal makes a text without a language: a name, a number, a path.
public struct LocalizedText: Sendable, Hashable {
    private let content: Content

    private enum Content: Sendable, Hashable {
        // In place: names and numbers are shown at every frame.
        case verbatim(String)
        indirect case translated(key: String, english: TextPattern, russian: TextPattern, arguments: [TextArgument])
        case joined([LocalizedText])
        case list([LocalizedText])
    }

    /// Creates a text that is the same in every language.
    ///
    /// - Parameter string: a name, a number, a path: what nobody translates.
    public init(_ string: String) { content = .verbatim(string) }

    /// Creates a text from both its languages, where no `strings.json` can be: in what the generator itself is made of.
    ///
    /// - Parameters:
    ///   - en: the text in English, with `{0}`, `{1}` for the arguments.
    ///   - ru: the same in Russian.
    ///   - arguments: the values that stand in it.
    public init(en: TextPattern, ru: TextPattern, _ arguments: TextArgument...) {
        content = .translated(key: "", english: en, russian: ru, arguments: arguments)
    }

    /// Creates a text of a catalogue; the generated `Strings` does.
    ///
    /// - Parameters:
    ///   - key: the key in the catalogue.
    ///   - en: the text in English, with `{0}`, `{1}` for the arguments.
    ///   - ru: the same in Russian.
    ///   - arguments: the values that stand in it.
    public init(key: String, en: TextPattern, ru: TextPattern, _ arguments: TextArgument...) {
        content = .translated(key: key, english: en, russian: ru, arguments: arguments)
    }

    /// Creates a text from parts that stand one behind the other.
    ///
    /// - Parameters:
    ///   - parts: the parts in order.
    ///   - separator: what stands between them.
    public init(joining parts: [LocalizedText], separator: LocalizedText = "") {
        let all = separator.isEmpty ? parts : Array(parts.map { [$0] }.joined(separator: [separator]))
        let strings = all.compactMap(\.verbatim)
        content = strings.count == all.count ? .verbatim(strings.joined()) : .joined(all)
    }

    /// Creates an enumeration: `a, b and c`, «а, б и в».
    ///
    /// - Parameter items: what is enumerated.
    public init(listing items: [LocalizedText]) { content = .list(items) }

    /// The text in a language.
    ///
    /// - Parameter language: the language of the place where it is shown.
    /// - Returns: the string, with all arguments by the rules of that language.
    public func text(in language: Language) -> String {
        switch content {
        case .verbatim(let string): string
        case .translated(_, let english, let russian, let arguments):
            (language == .english ? english : russian).text(in: language, arguments)
        case .joined(let parts): parts.map { $0.text(in: language) }.joined()
        case .list(let items): Self.list(items.map { $0.text(in: language) }, language)
        }
    }

    /// Whether it is the empty string in every language.
    public var isEmpty: Bool { self == "" }

    /// The key in the catalogue that it comes from; `nil` for a text that comes from none.
    public var key: String? {
        if case .translated(let key, _, _, _) = content, !key.isEmpty { key } else { nil }
    }

    /// Whether at least a part of it is told in the language of the place where it is shown.
    public var isTranslated: Bool {
        switch content {
        case .verbatim: false
        case .translated: true
        case .joined(let parts), .list(let parts): parts.contains(where: \.isTranslated)
        }
    }

    private var verbatim: String? {
        if case .verbatim(let string) = content { string } else { nil }
    }

    private static func list(_ items: [String], _ language: Language) -> String {
        guard items.count > 1, let last = items.last else { return items.joined() }
        return items.dropLast().joined(separator: ", ") + (language == .english ? " and " : " и ") + last
    }
}

extension LocalizedText: CustomStringConvertible {
    /// The text in English, for logs and for other programs.
    public var description: String { text(in: .english) }
}
