/// A line of text that nobody may read, not even a screen reader.
public struct SecureField: View {
    private let title: String
    private let text: String
    private let message: String?
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
        _ title: String, text: String, message: String? = nil, onSubmit: Intent? = nil,
        onChange: @escaping (String) -> Intent
    ) {
        self.title = title
        self.text = text
        self.message = message
        self.onSubmit = onSubmit
        self.onChange = onChange
    }

    /// The title and a dot for each character.
    public var body: some View {
        let annotation = Annotation(
            role: .textField, label: title, value: "\(text.count) characters", hint: message, traits: .secure,
            behaviour: .field(FieldRules(isSecret: true), text: text))
        return Control(annotation, Intents(activate: onSubmit, change: onChange)) {
            FieldLine(
                title: title, text: String(repeating: "•", count: text.count), placeholder: "", message: message)
        }
    }
}
