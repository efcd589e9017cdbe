/// What can stand in a text: another text, or a string without a language.
public protocol LocalizedTextConvertible {
    /// The value as a text.
    var localizedText: LocalizedText { get }
}

extension LocalizedText: LocalizedTextConvertible {
    /// The text itself.
    public var localizedText: LocalizedText { self }
}

extension String: LocalizedTextConvertible {
    /// The string in every language.
    public var localizedText: LocalizedText { LocalizedText(self) }
}
