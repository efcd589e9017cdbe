public import LocalizationKit

/// Something a person can set off.
public struct Button: View {
    private let title: LocalizedText
    private let intent: Intent

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: what it does, in a word or two.
    ///   - intent: what happens.
    public init(_ title: some LocalizedTextConvertible, _ intent: Intent) {
        self.title = title.localizedText
        self.intent = intent
    }

    /// Creates a button that runs a closure.
    ///
    /// - Parameters:
    ///   - title: what it does, in a word or two.
    ///   - action: what happens.
    public init(_ title: some LocalizedTextConvertible, action: @escaping @MainActor @Sendable () -> Void) {
        self.init(title, .perform(action))
    }

    /// The title in brackets, bold; dim when it does not react.
    public var body: some View {
        Control(Annotation(role: .button), saying: SpokenWords(label: title), Intents(activate: intent)) {
            Text.framed("[ ", title, " ]").bold().lineLimit(1)
        }
    }
}
