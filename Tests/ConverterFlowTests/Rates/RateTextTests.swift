import Testing

@testable import ConverterFlow

@Suite("rates as sources write them")
struct RateTextTests {
    @Test("decimal numbers above zero are read exactly, and nothing else")
    func texts() {
        let rows: [(String, String?)] = [
            ("1.0705", "1.0705"), ("17487.21", "17487.21"), ("395.10", "395.1"), ("1", "1"), ("007", "7"),
            ("2.4e-05", "0.000024"), ("1e5", "100000"), ("1.5E+3", "1500"),
            ("0.00000000000000001", "0.00000000000000001"),
            ("1.0000000000000000049", "1"), ("123456789.1234567891", "123456789.123456789"),
            ("0", nil), ("0.000", nil), ("-1", nil), ("+1", nil), ("1,5", nil), (".5", nil), ("5.", nil), ("", nil),
            (".", nil), ("1.2.3", nil), ("NaN", nil), ("N/A", nil), ("inf", nil), ("1e", nil), ("1e99", nil),
            ("1e-99", nil),
            ("0x10", nil), ("1 000", nil), ("١", nil), (String(repeating: "9", count: 400), nil), ("1e18", nil),
            ("1e17", "100000000000000000"), ("9e-18", "0.000000000000000009"),
        ]
        for (text, expected) in rows { #expect(RateText.read(text)?.plainText() == expected, "\(text)") }
    }
}
