public import LocalizationKit

/// Something that a person decides about one placed widget.
public struct WidgetOption: Sendable, Hashable {
    /// The word for it, such as `source`.
    public var name: String
    /// What it is called.
    public var title: LocalizedText
    /// The words that it can have; empty for any text.
    public var choices: [String]

    /// Creates an option; nothing is decided about it until a person does.
    public init(_ name: String, title: LocalizedText, choices: [String] = []) {
        self.name = name
        self.title = title
        self.choices = choices
    }
}
