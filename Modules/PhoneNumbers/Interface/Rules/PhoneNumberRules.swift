public import FeatureKitInterface

/// By which rules phone numbers are read and written.
///
/// Whoever conforms takes decimal digits of every script and the separators of ``DialledText``, and
/// refuses everything else; what was formatted reads back as the same number. PhoneNumbersTesting has the suite.
public protocol PhoneNumberRules: Sendable {
    /// The id, such as `builtin`; two of the same id do the same.
    var id: String { get }

    /// Reads a number as a person writes it.
    ///
    /// - Parameters:
    ///   - text: what was written.
    ///   - country: where a number without a calling code belongs; without one such a number is an error.
    /// - Returns: the number.
    /// - Throws: what keeps the text from being a phone number.
    func number(_ text: String, in country: Country?) throws(PhoneNumberError) -> PhoneNumber

    /// A number as people read it, such as `+7 999 123-45-67`.
    ///
    /// - Parameter number: the number.
    /// - Returns: its international form, in groups.
    func formatted(_ number: PhoneNumber) -> String

    /// A number as it looks while it is typed: no digit is lost, and grouping what is grouped changes nothing.
    ///
    /// - Parameters:
    ///   - text: the text of a field; what belongs to no number is left out.
    ///   - country: where the person is.
    /// - Returns: the digits in groups.
    func formatted(asTyped text: String, in country: Country) -> String
}

extension ServiceKey where Service == any PhoneNumberRules {
    /// The rules that the person has chosen.
    public static var phoneNumberRules: Self { Self("PhoneNumberRules", in: "PhoneNumbersInterface") }
}
