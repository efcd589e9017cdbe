import LocalizationKit
import SettingsInterface
import TextViewKitInterface

/// The screen on which everything is decided, drawn from the descriptions of the settings.
struct SettingsScreen: View {
    let model: SettingsModel
    let actions: SettingsActions

    var body: some View {
        VStack(alignment: .leading) {
            bar
            notices
            Divider()
            rows
        }
    }

    private var bar: some View {
        HStack(spacing: 2) {
            TextField(
                Strings.search, text: model.query, placeholder: Strings.searchPlaceholder, onChange: actions.search)
            Button(Strings.undo, actions.event(.undo)).keyboardShortcut("z", modifiers: .alt)
                .disabled(!model.canUndo)
            Button(Strings.redo, actions.event(.redo)).keyboardShortcut("y", modifiers: .alt)
                .disabled(!model.canRedo)
        }
    }

    private var notices: some View {
        let texts = (model.failure.map { [$0] } ?? []) + model.problems.map { Strings.passedOver(problem: $0) }
        return ForEach(Array(texts.enumerated()), id: \.offset) { Text($0.element).foreground(.red) }
    }

    private var rows: some View {
        ScrollView {
            if model.visible.isEmpty { Text(Strings.nothingFound).dim() }
            ForEach(model.visible, id: \.key) { row in
                SettingRowView(row: row, draft: model.drafts[row.key], event: actions.event)
            }
        }
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }
}
