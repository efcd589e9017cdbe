/// Something that is on or off.
public struct Toggle: View {
    private let title: String
    private let isOn: Bool
    private let onChange: (Bool) -> Intent

    /// Creates a toggle.
    ///
    /// - Parameters:
    ///   - title: what is on or off.
    ///   - isOn: whether it is on.
    ///   - onChange: what happens when a person changes it.
    public init(_ title: String, isOn: Bool, onChange: @escaping (Bool) -> Intent) {
        self.title = title
        self.isOn = isOn
        self.onChange = onChange
    }

    /// A box with a cross when it is on, and the title.
    public var body: some View {
        let annotation = Annotation(role: .toggle, label: title, value: isOn ? "on" : "off")
        return Control(annotation, Intents(activate: onChange(!isOn))) {
            Text(isOn ? "[x] " : "[ ] ").bold(isOn) + Text(title)
        }
    }
}
