/// One field for a short code, drawn as a box for each character.
public struct CodeField: View {
    private let title: String
    private let code: String
    private let length: Int
    private let onChange: (String) -> Intent

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - title: which code is meant; a screen reader says it.
    ///   - code: the characters that are there.
    ///   - length: how many there will be, from 1 to 32.
    ///   - onChange: what happens when a person changes the code.
    public init(_ title: String, code: String, length: Int, onChange: @escaping (String) -> Intent) {
        self.title = title
        self.code = code
        self.length = min(max(1, length), 32)
        self.onChange = onChange
    }

    /// The boxes, such as `[1][2][ ][ ]`.
    public var body: some View {
        let value = "\(min(code.count, length)) of \(length)"
        return Control(Annotation(role: .textField, label: title, value: value), Intents(change: onChange)) {
            boxes.lineLimit(1)
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
