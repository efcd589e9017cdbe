import LocalizationKit
import Testing

/// Right values: the samples of CLDR 46, plurals.xml, for `en` and `ru`.
@Suite("Plural categories")
struct PluralTests {
    @Test("English tells one from everything else")
    func english() {
        let one = [1]
        let other = [0] + Array(2...16) + [100, 1000, 10_000, 100_000, 1_000_000]
        #expect(one.allSatisfy { Language.english.category(of: $0) == .one })
        #expect(other.allSatisfy { Language.english.category(of: $0) == .other })
    }

    @Test("Russian has one, few and many for whole numbers")
    func russian() {
        let one = [1, 21, 31, 41, 51, 61, 71, 81, 101, 1001]
        let few = [2, 3, 4, 22, 23, 24, 32, 33, 34, 42, 62, 102, 1002]
        let many = [0] + Array(5...20) + [100, 111, 112, 113, 114, 1000, 10_000, 100_000, 1_000_000, 1_000_011]
        #expect(one.allSatisfy { Language.russian.category(of: $0) == .one })
        #expect(few.allSatisfy { Language.russian.category(of: $0) == .few })
        #expect(many.allSatisfy { Language.russian.category(of: $0) == .many })
    }

    @Test("decimals are other, even when their fraction is zero")
    func decimals() {
        for language in Language.allCases {
            for (digits, fractionDigits) in [(0, 1), (15, 1), (10, 1), (100, 2), (20, 1), (1_000_0, 1)] {
                let number = DecimalNumber(digits: digits, fractionDigits: fractionDigits)
                #expect(language.category(of: number) == .other, "\(language) \(number)")
            }
            #expect(language.category(of: DecimalNumber(digits: 1, fractionDigits: 0)) == .one)
        }
    }

    @Test("the sign does not count, not even that of the least number")
    func negative() {
        let rows: [(Int, PluralCategory)] = [(-1, .one), (-2, .few), (-5, .many), (-11, .many), (-21, .one)]
        for (number, category) in rows { #expect(Language.russian.category(of: number) == category, "\(number)") }
        #expect(Language.english.category(of: -1) == .one)
        // … 808 ends with an eight.
        #expect(Language.russian.category(of: .min) == .many)
    }

    @Test("a language says which categories its numbers have")
    func categories() {
        #expect(Language.english.categories(wholeNumbers: true) == [.one, .other])
        #expect(Language.russian.categories(wholeNumbers: true) == [.one, .few, .many])
        #expect(Language.russian.categories(wholeNumbers: false) == PluralCategory.allCases)
    }
}
