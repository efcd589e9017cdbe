public import LocalizationKit

/// One of several choices.
public struct Picker<Choice: Hashable>: View {
    private let title: LocalizedText
    private let choices: [Choice]
    private let selection: Choice
    private let name: (Choice) -> LocalizedText
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
        _ title: some LocalizedTextConvertible, choices: [Choice], selection: Choice,
        name: @escaping (Choice) -> some LocalizedTextConvertible, onChange: @escaping (Choice) -> Intent
    ) {
        self.title = title.localizedText
        self.choices = choices
        self.selection = selection
        self.name = { name($0).localizedText }
        self.onChange = onChange
    }

    /// The title and the choice between two arrows; Enter opens the list of all.
    public var body: some View {
        EnvironmentReader { picker($0.language) }
    }

    private func picker(_ language: Language) -> some View {
        let names = choices.map { name($0).text(in: language) }
        let chosen = choices.firstIndex(of: selection)
        let value = chosen.map { names[$0] } ?? name(selection).text(in: language)
        let annotation = Annotation(role: .picker, value: value, behaviour: .choice(names, chosen: chosen))
        let intents = Intents(change: { change($0, names) })
        return Control(annotation, saying: SpokenWords(label: title), intents) {
            (Text.framed("", title, " ") + Text("‹ ").dim() + Text(value).bold() + Text(" ›").dim()).lineLimit(1)
        }
    }

    // Any host can hand over a choice by its name; one that is not offered changes nothing.
    private func change(_ word: String, _ names: [String]) -> Intent {
        onChange(names.firstIndex(of: word).map { choices[$0] } ?? selection)
    }
}
