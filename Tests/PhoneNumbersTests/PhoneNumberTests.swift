import LocalizationKit
import PhoneNumbersInterface
import Testing

@Suite("phone numbers")
struct PhoneNumberTests {
    /// What was written, where, and E.164; numbers are those that regulators keep for fiction and examples (Ofcom, NANPA,
    /// ACMA, the Bundesnetzagentur), or the reference's.
    static let written: [(text: String, region: String?, e164: String)] = [
        ("8 (999) 123-45-67", "RU", "+79991234567"),
        ("89991234567", "RU", "+79991234567"),
        ("9991234567", "RU", "+79991234567"),
        ("79991234567", "RU", "+79991234567"),
        ("8 10 44 20 7946 0018", "RU", "+442079460018"),
        ("8 800 555 35 35", "RU", "+78005553535"),
        ("8005553535", "RU", "+78005553535"),
        ("+7 8 999 123 45 67", nil, "+79991234567"),
        ("020 7946 0018", "GB", "+442079460018"),
        ("+44 (0)20 7946 0018", nil, "+442079460018"),
        ("0044 20 7946 0018", nil, "+442079460018"),
        ("(201) 555-0123", "US", "+12015550123"),
        ("1-201-555-0123", "US", "+12015550123"),
        ("011 44 20 7946 0018", "US", "+442079460018"),
        ("030/23125 000", "DE", "+493023125000"),
        ("06 698 12345", "IT", "+390669812345"),
        ("8 029 491-19-11", "BY", "+375294911911"),
        ("06 20 123 4567", "HU", "+36201234567"),
        ("0011 7 999 123 45 67", "AU", "+79991234567"),
        ("tel:+1-201-555-0123", nil, "+12015550123"),
        ("  TEL:+7(999)123.45.67 ", nil, "+79991234567"),
        ("+٧ ٩٩٩ ١٢٣ ٤٥ ٦٧", nil, "+79991234567"),
        ("＋７９９９１２３４５６７", nil, "+79991234567"),
        ("\u{2066}+7\u{00A0}999\u{2011}123\u{2010}45\u{2212}67\u{2069}", nil, "+79991234567"),
        ("+881 6 1234 5678", nil, "+881612345678"),
        ("+800 1234 5678", nil, "+80012345678"),
    ]

    @Test("a number is the same however it is written")
    func reading() throws {
        for (text, region, e164) in Self.written {
            let number = try PhoneNumber(text, in: region.flatMap { Country(region: $0) })
            #expect(number.e164 == e164, "\(text) in \(region ?? "no country")")
        }
    }

    static let refused: [(text: String, region: String?, error: PhoneNumberError)] = [
        ("", "RU", .empty),
        ("   ", nil, .empty),
        ("+", nil, .empty),
        ("тест", "RU", .unexpected("т")),
        ("1-800-FLOWERS", "US", .unexpected("F")),
        ("+7 999 123-45-67 доб. 5", nil, .unexpected("д")),
        ("tel:+79991234567;ext=5", nil, .unexpected(";")),
        ("+7+9991234567", nil, .unexpected("+")),
        ("7+9991234567", "RU", .unexpected("+")),
        ("*100#", "RU", .unexpected("*")),
        ("+7 999 123-45-6²", nil, .unexpected("²")),
        ("+7 999 123-45-Ⅶ", nil, .unexpected("Ⅶ")),
        ("9991234567", nil, .countryNeeded),
        ("+210 123 4567", nil, .unknownCallingCode("210")),
        ("+0 123 4567", nil, .unknownCallingCode("012")),
        ("+7 999 123-45-6", nil, .tooShort(9, 10...10)),
        ("+7 999 123-45-678", nil, .tooLong(11, 10...10)),
        ("112", "DE", .tooShort(3, 5...13)),
        ("112", "RU", .tooShort(3, 10...10)),
        ("+7", nil, .tooShort(0, 10...10)),
    ]

    @Test("what is no number is refused with the reason")
    func refusing() {
        for (text, region, error) in Self.refused {
            #expect(throws: error, "\(text)") {
                try PhoneNumber(text, in: region.flatMap { Country(region: $0) })
            }
        }
    }

    @Test("an error says what to do, and shows nothing that moves the cursor")
    func explaining() {
        let errors: [(PhoneNumberError, String)] = [
            (.unexpected("\u{1B}"), "`U+1B` belongs to no phone number: leave it out"),
            (.tooShort(9, 10...10), "too short: 9 of 10 digits after the country code"),
            (.tooLong(14, 5...13), "too long: 14 digits after the country code where 5–13 are expected"),
            (.unknownCallingCode("210"), "no country has a calling code that begins +210: check the first digits"),
        ]
        for (error, text) in errors { #expect(error.description == text) }
    }

    @Test("a number is shown in the groups of its country")
    func formatting() throws {
        let shown: [(String, String)] = [
            ("+79991234567", "+7 999 123-45-67"), ("+12015550123", "+1 201-555-0123"),
            ("+33612345678", "+33 6 12 34 56 78"), ("+541123456789", "+54 11 2345-6789"),
            ("+5491123456789", "+54 9 11 2345-6789"), ("+881612345678", "+881 612345678"),
        ]
        for (e164, text) in shown { #expect(try PhoneNumber(e164).formatted == text) }
    }

    @Test("a masked number keeps the calling code and the last two digits")
    func masking() throws {
        #expect(try PhoneNumber("+79991234567").masked == "+7••••••••67")
    }

    @Test("what is formatted reads back as the same number, for every country and length")
    func roundTrip() throws {
        for country in Country.all {
            for length in country.lengths {
                let digits = "\(country.areaCodes.first ?? "")222222222222222".prefix(length)
                let number = try PhoneNumber("+\(country.callingCode)\(digits)")
                #expect(try PhoneNumber(number.formatted) == number, "\(country.region) \(length)")
                #expect(number.e164.utf8.count <= 16, "\(country.region): E.164 has at most 15 digits")
            }
        }
    }
}
