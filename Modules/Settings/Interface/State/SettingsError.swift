public import LocalizationKit

/// Why a setting was not changed.
public enum SettingsError: Error, Sendable, Hashable {
    /// No feature of this build has such a setting.
    case unknownKey(String, hint: LocalizedText?)
    /// The value is not what the setting holds.
    case refused(key: String, reason: LocalizedText)
    /// The file cannot be read as it is, and is left alone.
    case broken(SettingProblem)
    /// Somebody else changed the same setting meanwhile.
    case conflict(key: String)
    /// The disk does not take the file.
    case notWritten(LocalizedText)
}

extension SettingsError: ExplainedError {
    /// One sentence that says what to do.
    public var explanation: LocalizedText {
        switch self {
        case .unknownKey(let key, let hint):
            hint.map { Strings.unknownKeyHint(key: key, hint: $0) } ?? Strings.unknownKey(key: key)
        case .refused(let key, let reason): "\(key): \(reason)"
        case .broken(let problem): Strings.mendFirst(problem: problem.explanation)
        case .conflict(let key): Strings.conflict(key: key)
        case .notWritten(let reason): reason
        }
    }
}
