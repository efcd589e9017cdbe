public import FeatureKitInterface
public import LocalizationKit

/// The language that a person has chosen for the program.
///
/// Whoever keeps settings provides it; without it a program speaks the language of its environment.
@MainActor
public protocol LanguageChoice {
    /// The language; `nil` when the person has chosen none.
    var language: Language? { get }
}

extension ServiceKey where Service == any LanguageChoice {
    /// The language that a person has chosen.
    public static var languageChoice: Self { Self("LanguageChoice", in: "CommandKitInterface") }
}
