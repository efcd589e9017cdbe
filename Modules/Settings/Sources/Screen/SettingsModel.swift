import LocalizationKit
import SettingsInterface

/// The settings screen as plain values, and what follows from them.
struct SettingsModel {
    /// A text that was typed and is not a value yet.
    struct Draft: Equatable {
        var word: String
        var problem: LocalizedText
    }

    var rows: [SettingRow] = []
    /// What was passed over in the file and the environment.
    var problems: [LocalizedText] = []
    var query = ""
    var language = Language.english
    var drafts: [String: Draft] = [:]
    var history = SettingsHistory()
    /// Why the last change did not reach the file.
    var failure: LocalizedText?
    /// What a person does now.
    var event: SettingsEvent?
    /// How it ended just now.
    var outcome: SettingsOutcome?

    /// The rows that the search leaves.
    var visible: [SettingRow] {
        let words = query.lowercased().split(separator: " ").map(String.init)
        return rows.filter { $0.matches(words, in: language) }
    }

    var canUndo: Bool { !history.done.isEmpty }
    var canRedo: Bool { !history.undone.isEmpty }

    /// The change that the file is to take.
    var shouldDecide: Attempt? {
        guard let event, let step = step(for: event), step.before != step.after else { return nil }
        return Attempt(step: step, event: event)
    }

    /// The drafts after what happens now: a value that is none stays as it was typed, with what is wrong.
    var shouldKeepDrafts: [String: Draft] {
        var drafts = drafts
        switch event {
        case .change(let key, let word): drafts[key] = draft(word, for: key)
        case .reset(let key): drafts[key] = nil
        case .undo, .redo: drafts = [:]
        case nil: break
        }
        return drafts
    }

    /// The history after the attempt that has just ended.
    var shouldKeepHistory: SettingsHistory {
        guard case .done(let step, let event) = outcome else { return history }
        return history.after(step, event, joins: isTyped(step.key))
    }

    var shouldShowFailure: LocalizedText? {
        if case .failed(let reason) = outcome { reason } else { nil }
    }
}

extension SettingsModel {
    /// A change of the file and why it is made.
    struct Attempt: Equatable {
        var step: SettingsStep
        var event: SettingsEvent
    }

    private func row(_ key: String) -> SettingRow? { rows.first { $0.key == key } }

    private func step(for event: SettingsEvent) -> SettingsStep? {
        switch event {
        case .change(let key, let word):
            guard let row = row(key), let value = try? row.definition.value(of: word) else { return nil }
            return SettingsStep(key: key, before: row.written, after: value)
        case .reset(let key): return row(key).map { SettingsStep(key: key, before: $0.written, after: nil) }
        case .undo: return history.done.last?.reversed
        case .redo: return history.undone.last
        }
    }

    private func draft(_ word: String, for key: String) -> Draft? {
        guard let definition = row(key)?.definition else { return nil }
        do throws(Refusal) { _ = try definition.value(of: word) } catch {
            return Draft(word: word, problem: error.text)
        }
        return nil
    }

    /// Whether the value is typed letter by letter.
    private func isTyped(_ key: String) -> Bool {
        switch row(key)?.definition.type {
        case .flag, .choice, nil: false
        default: true
        }
    }
}
