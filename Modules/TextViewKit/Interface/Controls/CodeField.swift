public import LocalizationKit

/// One field for a short code, drawn as a box for each character.
public struct CodeField: View {
    private let title: LocalizedText
    private let code: String
    private let length: Int
    private let digitsOnly: Bool
    private let message: LocalizedText?
    private let onSubmit: Intent?
    private let onChange: (String) -> Intent

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - title: which code is meant; a screen reader says it.
    ///   - code: the characters that are there.
    ///   - length: how many there will be, from 1 to 32.
    ///   - digitsOnly: whether other characters are left out; digits of any script become 0 to 9.
    ///   - message: what is wrong with the code; `nil` when nothing is.
    ///   - onSubmit: what happens on Enter; without it the focus goes on.
    ///   - onChange: what happens when a person changes the code.
    public init(
        _ title: some LocalizedTextConvertible, code: String, length: Int, digitsOnly: Bool = true,
        message: (some LocalizedTextConvertible)? = String?.none,
        onSubmit: Intent? = nil, onChange: @escaping (String) -> Intent
    ) {
        self.title = title.localizedText
        self.code = code
        self.length = min(max(1, length), 32)
        self.digitsOnly = digitsOnly
        self.message = message?.localizedText
        self.onSubmit = onSubmit
        self.onChange = onChange
    }

    /// The boxes, such as `[1][2][ ][ ]`.
    public var body: some View {
        let value = Strings.charactersOf(count: min(code.count, length), length: length)
        let annotation = Annotation(
            role: .textField, behaviour: .field(FieldRules(boxes: length, digitsOnly: digitsOnly), text: code))
        return Control(
            annotation, saying: .init(label: title, value: value, hint: message),
            Intents(activate: onSubmit, change: onChange)
        ) {
            VStack(alignment: .leading) {
                boxes.lineLimit(1).annotated(Annotation(behaviour: .fieldText))
                if let message { Text.framed("! ", message).foreground(.red) }
            }
        }
    }

    private var boxes: Text {
        let characters = Array(code.prefix(length))
        return (0..<length).reduce(Text("")) { text, index in
            let character = index < characters.count ? String(characters[index]) : " "
            return text + Text("[").dim() + Text(character).bold() + Text("]").dim()
        }
    }
}
