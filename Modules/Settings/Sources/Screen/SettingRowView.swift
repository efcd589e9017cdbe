import LocalizationKit
import SettingsInterface
import TextViewKitInterface

/// One setting: its control, what it does, and who decided it.
struct SettingRowView: View {
    let row: SettingRow
    let draft: SettingsModel.Draft?
    let event: (SettingsEvent) -> Intent

    var body: some View {
        VStack(alignment: .leading) {
            HStack(spacing: 2) {
                control
                if row.written != nil {
                    Button(Strings.reset, event(.reset(key: row.key)))
                        .accessibilityHint(title)
                }
            }
            .accessibilityGroup(title)
            Text(row.definition.help).dim().padding(.leading, 4)
            if row.isOverridden {
                Text(Strings.overriddenHere(source: row.state.source.name)).foreground(.yellow)
                    .padding(.leading, 4)
            }
        }
        .padding(.bottom, 1)
    }

    private var title: LocalizedText { row.definition.title }
    private var word: String { draft?.word ?? row.state.value.word }
    private var message: LocalizedText? { draft?.problem }

    private func change(_ word: String) -> Intent { event(.change(key: row.key, word: word)) }

    @ViewBuilder private var control: some View {
        switch row.definition.type {
        case .flag:
            Toggle(title, isOn: row.state.value == .flag(true)) { change(SettingValue.flag($0).word) }
        case .choice(let choices):
            Picker(
                title, choices: choices.map(\.word), selection: row.state.value.word,
                name: { word in choices.first { $0.word == word }?.title ?? LocalizedText(word) }, onChange: change)
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
