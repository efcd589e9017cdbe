public import LocalizationKit

extension Settings {
    /// The language that a person has chosen.
    ///
    /// It is the setting `language` of the module Settings; `nil` while the environment decides.
    public var language: Language? { state(of: "language").flatMap { Language(rawValue: $0.value.word) } }
}
