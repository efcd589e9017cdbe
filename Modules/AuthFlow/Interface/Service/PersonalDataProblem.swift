public import LocalizationKit

/// What is wrong with what a person tells about themselves.
public enum PersonalDataProblem: ExplainedError, Sendable, Hashable {
    /// There is no name.
    case noName
    /// The name is longer than ``PersonalData/longestName``.
    case longName
    /// The name has characters that cannot be shown.
    case unprintableName
    /// The address has not the shape of one.
    case invalidEmail

    /// What is wrong, for the place below the field.
    public var explanation: LocalizedText {
        switch self {
        case .noName: Strings.noName
        case .longName: Strings.longName(count: PersonalData.longestName)
        case .unprintableName: Strings.unprintableName
        case .invalidEmail: Strings.invalidEmail
        }
    }

    /// Whether it is about the address.
    public var concernsEmail: Bool { self == .invalidEmail }
}
