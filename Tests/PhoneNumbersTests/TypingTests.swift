import PhoneNumbersInterface
import Testing

@Suite("typing a number")
struct TypingTests {
    static let typed: [(text: String, region: String, shown: String)] = [
        ("", "RU", ""),
        ("9", "RU", "9"),
        ("999123", "RU", "999 123"),
        ("9991234567", "RU", "999 123-45-67"),
        ("8", "RU", "8"),
        ("89991234567", "RU", "8 999 123-45-67"),
        ("810", "RU", "810"),
        ("81044207", "RU", "810 44 207"),
        ("+", "RU", "+"),
        ("+7", "RU", "+7"),
        ("+79", "US", "+7 9"),
        ("+79991234567", "US", "+7 999 123-45-67"),
        ("+44740012", "RU", "+44 7400 12"),
        ("07400123456", "GB", "07400 123456"),
        ("2015550123", "US", "201-555-0123"),
        ("12015550123", "US", "1 201-555-0123"),
        ("٨٩٩٩١٢٣", "RU", "8 999 123"),
        ("8 (999) abc 123", "RU", "8 999 123"),
        ("999123456789", "RU", "999 123-45-6789"),
        ("+21", "RU", "+21"),
    ]

    @Test("a number is grouped as it grows")
    func growing() throws {
        for (text, region, shown) in Self.typed {
            let country = try #require(Country(region: region))
            #expect(country.formatted(asTyped: text) == shown, "\(text) in \(region)")
        }
    }

    @Test("grouping what is grouped changes nothing, and loses no digit")
    func stable() throws {
        for country in Country.all {
            for count in 0...16 {
                let digits = String("3456123456789012".prefix(count))
                let shown = country.formatted(asTyped: digits)
                #expect(country.formatted(asTyped: shown) == shown, "\(country.region) \(digits)")
                #expect(DialledText(typed: shown).digits == digits, "\(country.region) \(digits)")
            }
        }
    }

    @Test("what is read strictly and what is typed have the same digits")
    func digits() throws {
        #expect(try DialledText("+7 (999)") == DialledText(typed: "+7x (9a99)"))
        #expect(DialledText(typed: "1+2").hasPlus == false)
        #expect(throws: PhoneNumberError.unexpected("x")) { try DialledText("1x") }
    }
}
