import PhoneNumberKit

/// The text of the number field.
enum NumberText {
    /// Numbers are grouped as they grow; what is no number, such as a SIP address, stays as it was typed.
    ///
    /// - Parameters:
    ///   - text: what was typed.
    ///   - country: where a number without a calling code belongs.
    /// - Returns: the text to show.
    static func formatted(_ text: String, in country: Country?) -> String {
        guard let dialled = try? DialledText(text), !dialled.digits.isEmpty else { return text }
        if dialled.hasPlus { return (country ?? Country.all.first)?.formatted(asTyped: text) ?? text }
        return country?.formatted(asTyped: text) ?? text
    }
}
