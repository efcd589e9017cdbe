import LocalizationKit
import SettingsInterface
import TextViewKitInterface

/// One setting: its control, what it does, and who decided it.
struct SettingRowView: View {
    let row: SettingRow
    let draft: SettingsModel.Draft?
    let event: (SettingsEvent) -> Intent
    let say: (LocalizedText) -> String

    var body: some View {
        VStack(alignment: .leading) {
            HStack(spacing: 2) {
                control
                if row.written != nil {
                    Button(say(Strings.reset), event(.reset(key: row.key)))
                        .accessibilityHint(title)
                }
            }
            Text(say(row.definition.help)).dim().padding(.leading, 4)
            if row.isOverridden {
                Text(say(Strings.overriddenHere(source: row.state.source.name))).foreground(.yellow)
                    .padding(.leading, 4)
            }
        }
        .padding(.bottom, 1)
    }

    private var title: String { say(row.definition.title) }
    private var word: String { draft?.word ?? row.state.value.word }
    private var message: String? { draft.map { say($0.problem) } }

    private func change(_ word: String) -> Intent { event(.change(key: row.key, word: word)) }

    @ViewBuilder private var control: some View {
        switch row.definition.type {
        case .flag:
            Toggle(title, isOn: row.state.value == .flag(true)) { change(SettingValue.flag($0).word) }
        case .choice(let choices):
            Picker(
                title, choices: choices.map(\.word), selection: row.state.value.word,
                name: { word in choices.first { $0.word == word }.map { say($0.title) } ?? word }, onChange: change)
        default: field
        }
    }

    @ViewBuilder private var field: some View {
        if row.definition.isSecret {
            SecureField(title, text: word, message: message, onChange: change)
        } else {
            TextField(title, text: word, message: message, onChange: change)
        }
    }
}
