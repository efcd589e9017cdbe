import PhoneNumbersInterface

/// The text of the number field.
enum NumberText {
    /// Numbers are grouped as they grow; what is no number, such as a SIP address, stays as it was typed.
    ///
    /// - Parameters:
    ///   - text: what was typed.
    ///   - numbers: how numbers are read.
    /// - Returns: the text to show.
    static func formatted(_ text: String, in numbers: PhoneNumberReader) -> String {
        guard let dialled = try? DialledText(text), !dialled.digits.isEmpty else { return text }
        // A number that says its country itself looks the same from everywhere.
        guard let country = numbers.country ?? (dialled.hasPlus ? Country.all.first : nil) else { return text }
        return numbers.rules.formatted(asTyped: text, in: country)
    }
}
