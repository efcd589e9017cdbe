/// One of several choices.
public struct Picker<Choice: Hashable>: View {
    private let title: String
    private let choices: [Choice]
    private let selection: Choice
    private let name: (Choice) -> String
    private let onChange: (Choice) -> Intent

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - title: what is chosen.
    ///   - choices: what there is to choose from.
    ///   - selection: what is chosen now.
    ///   - name: what a choice is called.
    ///   - onChange: what happens when a person chooses.
    public init(
        _ title: String, choices: [Choice], selection: Choice, name: @escaping (Choice) -> String,
        onChange: @escaping (Choice) -> Intent
    ) {
        self.title = title
        self.choices = choices
        self.selection = selection
        self.name = name
        self.onChange = onChange
    }

    /// The title and the choice between two arrows; Enter opens the list of all.
    public var body: some View {
        let annotation = Annotation(
            role: .picker, label: title, value: name(selection),
            behaviour: .choice(choices.map(name), chosen: choices.firstIndex(of: selection)))
        return Control(annotation, Intents(change: change)) {
            (Text("\(title) ") + Text("‹ ").dim() + Text(name(selection)).bold() + Text(" ›").dim()).lineLimit(1)
        }
    }

    // Any host can hand over a choice by its name; one that is not offered changes nothing.
    private func change(_ word: String) -> Intent {
        onChange(choices.first { name($0) == word } ?? selection)
    }
}
