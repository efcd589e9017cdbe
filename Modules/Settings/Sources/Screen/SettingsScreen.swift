import LocalizationKit
import SettingsInterface
import TextViewKitInterface

/// The screen on which everything is decided, drawn from the descriptions of the settings.
struct SettingsScreen: View {
    let model: SettingsModel
    let actions: SettingsActions

    var body: some View {
        EnvironmentReader { environment in
            let say = { (text: LocalizedText) in text.text(in: environment.language) }
            VStack(alignment: .leading) {
                bar(say)
                notices(say)
                Divider()
                rows(say)
            }
        }
    }

    private func bar(_ say: @escaping (LocalizedText) -> String) -> some View {
        HStack(spacing: 2) {
            TextField(
                say(Strings.search), text: model.query, placeholder: say(Strings.searchPlaceholder),
                onChange: actions.search
            )
            Button(say(Strings.undo), actions.event(.undo)).keyboardShortcut("z", modifiers: .alt)
                .disabled(!model.canUndo)
            Button(say(Strings.redo), actions.event(.redo)).keyboardShortcut("y", modifiers: .alt)
                .disabled(!model.canRedo)
        }
    }

    private func notices(_ say: @escaping (LocalizedText) -> String) -> some View {
        let texts = (model.failure.map { [$0] } ?? []) + model.problems.map { Strings.passedOver(problem: $0) }
        return ForEach(Array(texts.enumerated()), id: \.offset) { Text(say($0.element)).foreground(.red) }
    }

    private func rows(_ say: @escaping (LocalizedText) -> String) -> some View {
        ScrollView {
            if model.visible.isEmpty { Text(say(Strings.nothingFound)).dim() }
            ForEach(model.visible, id: \.key) { row in
                SettingRowView(row: row, draft: model.drafts[row.key], event: actions.event, say: say)
            }
        }
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }
}
