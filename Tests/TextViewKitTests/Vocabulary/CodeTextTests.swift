import Testing
import TextViewKitInterface

@Suite("what the text of a code field says")
struct CodeTextTests {
    @Test(
        "decimal digits of every script and what divides them are a code",
        arguments: [
            ("012345", "012345"), ("123 456", "123456"), ("123-456", "123456"), ("123\u{2013}456", "123456"),
            (" 12 34\t56\n", "123456"), ("123\u{00A0}456", "123456"), ("123\u{202F}456", "123456"),
            ("\u{2066}123456\u{2069}", "123456"), ("\u{FEFF}123\u{200B}456", "123456"), ("12\u{00AD}34", "1234"),
            ("٠٤٢١٣٧", "042137"), ("۰۴۲۱۳۷", "042137"), ("०४२१३७", "042137"), ("０４２１３７", "042137"),
            ("𝟎𝟒𝟐𝟏𝟑𝟕", "042137"), ("1٢3", "123"), ("", ""), ("007", "007"),
        ])
    func digits(_ text: String, _ digits: String) {
        #expect(CodeText(text, length: 6) == .digits(digits))
    }

    @Test("in a message the code is found", arguments: messages)
    func message(_ text: String, _ length: Int, _ code: String) {
        #expect(CodeText(text, length: length) == .digits(code))
    }

    @Test(
        "what is no code, or could be several, is not guessed",
        arguments: [
            "abcd", "⁰⁴²¹³⁷", "①②③④⑤⑥", "一二三四五六", "½", "1234567", "123456 or 654321", "code: 12345",
            "call 1234567890", "1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣x",
        ])
    func unclear(_ text: String) {
        #expect(CodeText(text, length: 6) == .unclear)
    }

    private static let messages: [(String, Int, String)] = [
        ("Your code is 747723.\n\n@example.com #747723", 6, "747723"),
        ("747723 is it, not 123456.\n\n@example.com #747723 @embedded.example", 6, "747723"),
        ("Code 111111\n@example.com #٧٤٧٧٢٣", 6, "747723"),
        ("1234 is your code, valid 10 minutes", 4, "1234"),
        ("Your code is 1234", 4, "1234"),
        ("Ваш код: 123-456. Никому его не говорите", 6, "123456"),
        ("ref AB, code 123456", 6, "123456"),
        ("ABC-123456", 6, "123456"),
    ]
}
