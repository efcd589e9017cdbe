import LocalizationKit

/// How an attempt to change the file ended.
enum SettingsOutcome {
    /// The file has it now; the event says whether it was new, undone or redone.
    case done(SettingsStep, SettingsEvent)
    case failed(LocalizedText)
}
