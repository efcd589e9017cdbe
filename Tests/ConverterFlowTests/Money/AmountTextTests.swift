import Testing

@testable import ConverterFlow

@Suite("amounts as people write them")
struct AmountTextTests {
    private func read(_ text: String, _ sign: Character = ".") -> String {
        switch AmountText(text).value(decimalSign: sign) {
        case .nothing: "nothing"
        case .tooLarge: "too large"
        case .amount(let amount): amount.plainText()
        }
    }

    @Test("separators, groups and scripts, in English and in Russian")
    func values() {
        let rows: [(text: String, english: String, russian: String)] = [
            ("100", "100", "100"), ("007", "7", "7"), ("12.", "12", "12"), (".5", "0.5", "0.5"), ("0", "0", "0"),
            ("1,000.50", "1000.5", "1000.5"), ("1 000,50", "1000.5", "1000.5"), ("1.000,50", "1000.5", "1000.5"),
            ("1,000", "1000", "1"), ("1.000", "1", "1000"), ("1,5", "1.5", "1.5"), ("1.5", "1.5", "1.5"),
            (" 1,000 ", "1000", "1"), ("1,00", "1", "1"), ("1,0000", "1", "1"), ("1234,567", "1234.567", "1234.567"),
            ("0,500", "0.5", "0.5"),
            (",500", "0.5", "0.5"), ("1,000,000", "1000000", "1000000"), ("1.000.000", "1000000", "1000000"),
            ("1,000,000.5", "1000000.5", "1000000.5"), ("1.000.000,5", "1000000.5", "1000000.5"),
            ("1 000,500", "1000.5", "1000.5"), ("1'000.50", "1000.5", "1000.5"), ("1\u{A0}234", "1234", "1234"),
            ("12\u{202F}345,6", "12345.6", "12345.6"), ("١٢٣", "123", "123"), ("१२.५", "12.5", "12.5"),
            ("١٬٢٣٤٫٥٦", "1234.56", "1234.56"), ("１２", "12", "12"), ("$9.99", "9.99", "9.99"), ("-5", "5", "5"),
            ("", "nothing", "nothing"), (".", "nothing", "nothing"), (",", "nothing", "nothing"),
            ("abc", "nothing", "nothing"),
            ("½", "nothing", "nothing"), ("五", "nothing", "nothing"),
            ("12345678901234567000", "12345678901234567000", "12345678901234567000"),
            ("0.0000000000005", "0.000000000001", "0.000000000001"), ("0.0000000000004", "0", "0"),
            (String(repeating: "9", count: 24), String(repeating: "9", count: 24), String(repeating: "9", count: 24)),
            (String(repeating: "9", count: 25), "too large", "too large"),
            ("000" + String(repeating: "1", count: 400), "too large", "too large"),
        ]
        for row in rows {
            #expect(read(row.text, ".") == row.english, "\(row.text) in English")
            #expect(read(row.text, ",") == row.russian, "\(row.text) in Russian")
        }
    }

    @Test("cleaning keeps digits and separators, and changes nothing when it is done again")
    func cleaning() {
        let rows = [
            ("$9.99", "9.99"), ("1e5", "15"), ("-5", "5"), ("12..", "12.."), ("1 000,50", "1 000,50"), ("abc", ""),
            ("١٢", "١٢"), ("1\t2\n", "12"), ("👍5", "5"),
        ]
        for (text, expected) in rows {
            #expect(AmountText(text).cleaned == expected)
            #expect(AmountText(expected).cleaned == expected)
        }
    }

    @Test("every decimal digit that Unicode has is read by its value")
    func digits() {
        var found = 0
        for code in UInt32(0)...0x1FFFF {
            guard let scalar = Unicode.Scalar(code), scalar.properties.generalCategory == .decimalNumber else {
                continue
            }
            found += 1
            let value = Int(scalar.properties.numericValue ?? -1)
            #expect(read("1\(Character(scalar))") == "1\(value)", "\(String(code, radix: 16))")
        }
        #expect(found >= 650)
    }
}
