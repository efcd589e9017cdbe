import LocalizationKit
import SettingsInterface

/// A setting with what is decided about it.
struct SettingRow {
    var definition: SettingDefinition
    var state: SettingState

    var key: String { definition.key }

    /// What the file decides; `nil` when it decides nothing.
    var written: SettingValue? { state.layers.first { $0.source == .file }?.value }

    /// Whether somebody counts more than the file.
    var isOverridden: Bool { state.source == .run || state.source == .environment }

    /// Whether every word stands in the key, the title or the help.
    func matches(_ words: [String], in language: Language) -> Bool {
        let texts = [key, definition.title.text(in: language), definition.help.text(in: language)]
        let text = texts.joined(separator: " ").lowercased()
        return words.allSatisfy { text.contains($0) }
    }
}
