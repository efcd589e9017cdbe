/// A line of text that nobody may read, not even a screen reader.
public struct SecureField: View {
    private let title: String
    private let text: String
    private let message: String?
    private let onChange: (String) -> Intent

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - title: what is to be typed.
    ///   - text: what stands in it; only its length is shown.
    ///   - message: what is wrong with the text; `nil` when nothing is.
    ///   - onChange: what happens when a person changes the text.
    public init(_ title: String, text: String, message: String? = nil, onChange: @escaping (String) -> Intent) {
        self.title = title
        self.text = text
        self.message = message
        self.onChange = onChange
    }

    /// The title and a dot for each character.
    public var body: some View {
        let annotation = Annotation(
            role: .textField, label: title, value: "\(text.count) characters", hint: message, traits: .secure)
        return Control(annotation, Intents(change: onChange)) {
            FieldLine(
                title: title, text: String(repeating: "•", count: text.count), placeholder: "", message: message)
        }
    }
}
