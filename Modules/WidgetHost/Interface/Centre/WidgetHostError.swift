public import LocalizationKit

/// Why something cannot be done with a widget.
public enum WidgetHostError: Error, Hashable {
    /// This build has no such kind.
    case noSuchKind(WidgetKind, known: [WidgetKind])
    /// The kind cannot be placed in the shape.
    case noSuchFamily(WidgetFamily, of: WidgetKind, known: [WidgetFamily])
    /// No such widget is placed.
    case noSuchPlacement(String)
    /// The kind has no such option.
    case noSuchOption(String, of: WidgetKind, known: [String])
    /// The option cannot be that.
    case noSuchChoice(String, of: String, known: [String])
    /// The kind has no such button.
    case noSuchIntent(String, of: WidgetKind, known: [String])
    /// The session is locked, and nothing is done from a lock screen.
    case locked
}

extension WidgetHostError: ExplainedError {
    /// One sentence that says what there is instead.
    public var explanation: LocalizedText {
        switch self {
        case .noSuchKind(let kind, let known):
            Strings.noSuchKind(kind: kind.rawValue, known: Self.list(known.map(\.rawValue)))
        case .noSuchFamily(let family, let kind, let known):
            Strings.noSuchFamily(
                kind: kind.rawValue, family: family.rawValue, known: Self.list(known.map(\.rawValue)))
        case .noSuchPlacement(let id): Strings.noSuchPlacement(id: id)
        case .noSuchOption(let name, let kind, let known):
            Strings.noSuchOption(kind: kind.rawValue, name: name, known: Self.list(known))
        case .noSuchChoice(let word, let option, let known):
            Strings.noSuchChoice(option: option, word: word, known: Self.list(known))
        case .noSuchIntent(let id, let kind, let known):
            Strings.noSuchIntent(kind: kind.rawValue, id: id, known: Self.list(known))
        case .locked: Strings.locked
        }
    }

    private static func list(_ words: [String]) -> LocalizedText {
        words.isEmpty ? Strings.none : LocalizedText(words.joined(separator: ", "))
    }
}
