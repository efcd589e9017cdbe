/// A language in which everything can be shown.
public enum Language: String, Sendable, Hashable, CaseIterable {
    /// English, as in the United States.
    case english = "en"
    /// Russian, as in Russia.
    case russian = "ru"

    /// What speakers call the language, such as `Русский`.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .russian: "Русский"
        }
    }
}
