import CPhoneNumber
import PhoneNumbersInterface

/// The rules of libphonenumber: which lengths exist, what is dialled before a number, how it is grouped by its first digits.
///
/// A number is accepted when it can exist; whether it is in use changes more often than the library does.
struct LibPhoneNumberRules: PhoneNumberRules {
    static let id = "libphonenumber"
    /// What the library calls no country.
    private static let nowhere = "ZZ"

    var id: String { Self.id }

    func number(_ text: String, in country: Country?) throws(PhoneNumberError) -> PhoneNumber {
        let dialled = try PhoneNumber.dialled(text)
        guard !dialled.digits.isEmpty else { throw .empty }
        guard dialled.hasPlus || country != nil || dialled.digits.hasPrefix("00") else { throw .countryNeeded }
        return try Self.read(text, dialled, country)
    }

    func formatted(_ number: PhoneNumber) -> String {
        Self.text { phone_number_format(Int32(number.callingCode) ?? 0, number.nationalNumber, $0) }
    }

    func formatted(asTyped text: String, in country: Country) -> String {
        let dialled = DialledText(typed: text)
        let digits = (dialled.hasPlus ? "+" : "") + dialled.digits
        // What is longer than any number is not grouped, and not cut either.
        guard digits.utf8.count < 32 else { return digits }
        let shown = Self.text { phone_number_type(digits, country.region, $0) }
        return DialledText(typed: shown) == dialled ? shown : digits
    }

    private static func text(_ fill: (UnsafeMutablePointer<CChar>) -> Void) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PHONE_NUMBER_ROOM)) { room in
            guard let start = room.baseAddress else { return "" }
            fill(start)
            return String(cString: start)
        }
    }

    private static func read(
        _ text: String, _ dialled: DialledText, _ country: Country?
    ) throws(PhoneNumberError) -> PhoneNumber {
        // Without a country nobody knows what stands for the plus but the usual two zeros.
        let isBare = !dialled.hasPlus && country == nil
        let digits = isBare ? "+" + dialled.digits.dropFirst(2) : (dialled.hasPlus ? "+" : "") + dialled.digits
        var code: Int32 = 0
        var outcome = Int32(PHONE_NUMBER_NONE)
        let national = Self.text { outcome = phone_number_read(digits, country?.region ?? nowhere, &code, $0) }
        guard outcome == PHONE_NUMBER_POSSIBLE else { throw refusal(of: text, country) }
        return PhoneNumber(callingCode: String(code), nationalNumber: national)
    }

    /// The table of countries has the better words, where it refuses the number as well.
    private static func refusal(of text: String, _ country: Country?) -> PhoneNumberError {
        do throws(PhoneNumberError) {
            return .wrongLength(try PhoneNumber(text, in: country).nationalNumber.count)
        } catch {
            return error
        }
    }
}
