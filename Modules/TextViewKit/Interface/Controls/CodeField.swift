/// One field for a short code, drawn as a box for each character.
public struct CodeField: View {
    private let title: String
    private let code: String
    private let length: Int
    private let digitsOnly: Bool
    private let message: String?
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
        _ title: String, code: String, length: Int, digitsOnly: Bool = true, message: String? = nil,
        onSubmit: Intent? = nil, onChange: @escaping (String) -> Intent
    ) {
        self.title = title
        self.code = code
        self.length = min(max(1, length), 32)
        self.digitsOnly = digitsOnly
        self.message = message
        self.onSubmit = onSubmit
        self.onChange = onChange
    }

    /// The boxes, such as `[1][2][ ][ ]`.
    public var body: some View {
        let value = "\(min(code.count, length)) of \(length)"
        let annotation = Annotation(
            role: .textField, label: title, value: value, hint: message,
            behaviour: .field(FieldRules(boxes: length, digitsOnly: digitsOnly), text: code))
        return Control(annotation, Intents(activate: onSubmit, change: onChange)) {
            VStack(alignment: .leading) {
                boxes.lineLimit(1).annotated(Annotation(behaviour: .fieldText))
                if let message { Text("! \(message)").foreground(.red) }
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
