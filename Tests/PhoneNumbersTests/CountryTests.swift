import LocalizationKit
import PhoneNumbersInterface
import Testing

@Suite("countries")
struct CountryTests {
    @Test("regions are two letters of ISO 3166-1, once each")
    func regions() {
        #expect(Set(Country.all.map(\.region)).count == Country.all.count)
        #expect(Country.all.allSatisfy { $0.region.wholeMatch(of: #/[A-Z]{2}/#) != nil })
    }

    @Test("no calling code begins another, so that a number has one reading")
    func prefixFree() {
        let codes = Set(Country.all.map(\.callingCode))
        for code in codes {
            #expect((1...3).contains(code.count))
            #expect(!codes.contains { $0 != code && $0.hasPrefix(code) }, "\(code)")
        }
    }

    @Test("a country is found by its letters, and by the area of a number")
    func finding() throws {
        #expect(Country(region: "ru")?.callingCode == "7")
        #expect(Country(region: "QQ") == nil)
        let owners: [(String, String)] = [
            ("+79991234567", "RU"), ("+77011234567", "KZ"), ("+12015550123", "US"), ("+14165550123", "CA"),
            ("+18765550123", "JM"), ("+441481960194", "GG"), ("+442079460018", "GB"), ("+4779123456", "SJ"),
        ]
        for (number, region) in owners { #expect(try PhoneNumber(number).country?.region == region, "\(number)") }
        #expect(try PhoneNumber("+881612345678").country == nil)
        #expect(Country.all(callingCode: "7").map(\.region) == ["RU", "KZ"])
    }

    @Test("the variables of a machine name a country, or none")
    func machine() {
        let rows: [([String: String], String?)] = [
            (["LANG": "ru_RU.UTF-8"], "RU"), (["LANG": "en_GB"], "GB"), (["LANG": "de_CH@euro"], "CH"),
            (["LC_ALL": "", "LC_TELEPHONE": "de_AT.UTF-8", "LANG": "ru_RU"], "AT"),
            (["LC_ALL": "C.UTF-8", "LANG": "ru_RU"], nil), (["LANG": "ru"], nil), ([:], nil),
        ]
        for (variables, region) in rows { #expect(Country(variables: variables)?.region == region, "\(variables)") }
    }

    @Test("names are told in both languages")
    func names() throws {
        let germany = try #require(Country(region: "DE"))
        #expect(germany.name.text(in: .english) == "Germany")
        #expect(germany.name.text(in: .russian) == "Германия")
        #expect(Country.all.allSatisfy { !$0.name.text(in: .english).isEmpty && !$0.name.text(in: .russian).isEmpty })
    }
}
