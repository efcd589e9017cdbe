public import LocalizationKit

/// A line of text that a person can edit.
public struct TextField: View {
    private let title: LocalizedText
    private let text: String
    private let placeholder: LocalizedText
    private let message: LocalizedText?
    private let onSubmit: Intent?
    private let onChange: (String) -> Intent

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - title: what is to be typed; a screen reader says it.
    ///   - text: what stands in it.
    ///   - placeholder: what is shown while it is empty.
    ///   - message: what is wrong with the text; `nil` when nothing is.
    ///   - onSubmit: what happens on Enter; without it the focus goes on.
    ///   - onChange: what happens when a person changes the text.
    public init(
        _ title: some LocalizedTextConvertible, text: String, placeholder: some LocalizedTextConvertible = "",
        message: (some LocalizedTextConvertible)? = String?.none, onSubmit: Intent? = nil,
        onChange: @escaping (String) -> Intent
    ) {
        self.title = title.localizedText
        self.text = text
        self.placeholder = placeholder.localizedText
        self.message = message?.localizedText
        self.onSubmit = onSubmit
        self.onChange = onChange
    }

    /// The title, the text on an underline, and below it what is wrong.
    public var body: some View {
        let annotation = Annotation(role: .textField, value: text, behaviour: .field(FieldRules(), text: text))
        return Control(
            annotation, saying: SpokenWords(label: title, hint: message), Intents(activate: onSubmit, change: onChange)
        ) {
            FieldLine(title: title, text: text, placeholder: placeholder, message: message)
        }
    }
}
