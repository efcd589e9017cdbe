public import LocalizationKit

/// A line of text that nobody may read, not even a screen reader.
public struct SecureField: View {
    private let title: LocalizedText
    private let text: String
    private let message: LocalizedText?
    private let onSubmit: Intent?
    private let onChange: (String) -> Intent

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - title: what is to be typed.
    ///   - text: what stands in it; only its length is shown.
    ///   - message: what is wrong with the text; `nil` when nothing is.
    ///   - onSubmit: what happens on Enter; without it the focus goes on.
    ///   - onChange: what happens when a person changes the text.
    public init(
        _ title: some LocalizedTextConvertible, text: String, message: (some LocalizedTextConvertible)? = String?.none,
        onSubmit: Intent? = nil,
        onChange: @escaping (String) -> Intent
    ) {
        self.title = title.localizedText
        self.text = text
        self.message = message?.localizedText
        self.onSubmit = onSubmit
        self.onChange = onChange
    }

    /// The title and a dot for each character.
    public var body: some View {
        let annotation = Annotation(
            role: .textField, traits: .secure, behaviour: .field(FieldRules(isSecret: true), text: text))
        let words = SpokenWords(label: title, value: Strings.characters(count: text.count), hint: message)
        return Control(annotation, saying: words, Intents(activate: onSubmit, change: onChange)) {
            FieldLine(
                title: title, text: String(repeating: "•", count: text.count), placeholder: "", message: message)
        }
    }
}
