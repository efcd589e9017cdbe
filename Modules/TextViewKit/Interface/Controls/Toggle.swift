public import LocalizationKit

/// Something that is on or off.
public struct Toggle: View {
    private let title: LocalizedText
    private let isOn: Bool
    private let onChange: (Bool) -> Intent

    /// Creates a toggle.
    ///
    /// - Parameters:
    ///   - title: what is on or off.
    ///   - isOn: whether it is on.
    ///   - onChange: what happens when a person changes it.
    public init(_ title: some LocalizedTextConvertible, isOn: Bool, onChange: @escaping (Bool) -> Intent) {
        self.title = title.localizedText
        self.isOn = isOn
        self.onChange = onChange
    }

    /// A box with a cross when it is on, and the title.
    public var body: some View {
        let words = SpokenWords(label: title, value: isOn ? Strings.isOn : Strings.isOff)
        return Control(Annotation(role: .toggle), saying: words, Intents(activate: onChange(!isOn))) {
            Text(isOn ? "[x] " : "[ ] ").bold(isOn) + Text(title)
        }
    }
}
