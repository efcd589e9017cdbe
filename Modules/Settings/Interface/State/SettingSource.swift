/// Who decided a setting, the one who counts most first.
public enum SettingSource: String, Sendable, Hashable, CaseIterable {
    /// `--set` of this run.
    case run
    /// A variable of the environment.
    case environment
    /// The file of the person.
    case file
    /// The distribution.
    case distribution
    /// The feature that owns the setting.
    case feature
}
