import SettingsInterface

/// A change of the file: what a setting had there, and what it has then.
struct SettingsStep: Equatable {
    var key: String
    var before: SettingValue?
    var after: SettingValue?

    /// The step back.
    var reversed: SettingsStep { SettingsStep(key: key, before: after, after: before) }
}
