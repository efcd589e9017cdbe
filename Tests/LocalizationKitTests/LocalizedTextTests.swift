import LocalizationKit
import Testing

@Suite("Texts in two languages")
struct LocalizedTextTests {
    private let hello = LocalizedText(en: "hello, {0}", ru: "привет, {0}", .text("Ada"))

    @Test("the language is chosen where the text is shown")
    func late() {
        #expect(hello.text(in: .english) == "hello, Ada")
        #expect(hello.text(in: .russian) == "привет, Ada")
        #expect("\(hello)" == "hello, Ada")
    }

    @Test("the number chooses the form, in each language by its own rules")
    func plural() {
        func calls(_ count: Int) -> LocalizedText {
            LocalizedText(
                en: .plural(PluralForms(0, [.one: "{0} call", .other: "{0} calls"])),
                ru: .plural(PluralForms(0, [.one: "{0} звонок", .few: "{0} звонка", .many: "{0} звонков"])),
                .integer(count))
        }
        #expect(
            [1, 2, 5, 11, 21].map { calls($0).text(in: .english) } == [
                "1 call", "2 calls", "5 calls", "11 calls", "21 calls",
            ])
        #expect(
            [1, 2, 5, 11, 21, 1004].map { calls($0).text(in: .russian) } == [
                "1 звонок", "2 звонка", "5 звонков", "11 звонков", "21 звонок", "1\u{A0}004 звонка",
            ])
    }

    @Test("arguments are written by the rules of the language")
    func arguments() throws {
        let date = try #require(CalendarDate(year: 2026, month: 1, day: 2))
        let time = try #require(TimeOfDay(hour: 20, minute: 7))
        let text = LocalizedText(
            en: "{0} {1} {2} {3}", ru: "{3} {2} {1} {0}", .decimal(DecimalNumber(digits: 1250, fractionDigits: 2)),
            .date(date), .time(time), .relative(RelativeTime(-2, .day)))
        #expect(text.text(in: .english) == "12.50 Jan 2, 2026 8:07 PM 2 days ago")
        #expect(text.text(in: .russian) == "2 дня назад 20:07 2 янв. 2026\u{A0}г. 12,50")
    }

    @Test("an argument is never read as a pattern")
    func injection() {
        let text = LocalizedText(en: "a {0} b {1}", ru: "", .text("{1}"), .text("{0}"))
        #expect(text.text(in: .english) == "a {1} b {0}")
    }

    @Test("braces that are no place stand for themselves")
    func braces() {
        let rows: [(TextPattern, String)] = [
            ("{{0}", "{0}"), ("{", "{"), ("{x}", "{x}"), ("{7}", "{7}"), ("}{0}{", "}!{"), ("{{{0}}", "{!}"),
        ]
        for (pattern, expected) in rows {
            #expect(LocalizedText(en: pattern, ru: "", .text("!")).text(in: .english) == expected)
        }
        #expect(LocalizedText(en: "{{0}", ru: "").text(in: .english) == "{{0}")
    }

    @Test("a literal has no language, and a text inside it keeps its own")
    func interpolation() {
        let plain: LocalizedText = "port \(8080)"
        #expect(plain == LocalizedText("port 8080"))
        #expect(!plain.isTranslated)
        let mixed: LocalizedText = "a.txt: \(hello)!"
        #expect(mixed.isTranslated)
        #expect(mixed.text(in: .russian) == "a.txt: привет, Ada!")
    }

    @Test("errors that explain themselves keep their languages inside other texts")
    func errors() {
        struct Lost: ExplainedError { var explanation = LocalizedText(en: "lost", ru: "потеряно") }
        struct Plain: Error, CustomStringConvertible { var description = "plain" }
        let error: any Error = Lost()
        let text: LocalizedText = "x: \(error)"
        #expect(text.text(in: .russian) == "x: потеряно")
        #expect("\(error)" == "lost")
        #expect(LocalizedText(Plain() as any Error) == "plain")
    }

    @Test("enumerations end with the word of the language")
    func lists() {
        let rows: [([LocalizedText], String, String)] = [
            ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a and b", "a и b"),
            (["a", "b", "c"], "a, b and c", "a, b и c"),
        ]
        for (items, english, russian) in rows {
            #expect(LocalizedText(listing: items).text(in: .english) == english)
            #expect(LocalizedText(listing: items).text(in: .russian) == russian)
        }
    }

    @Test("only texts of a catalogue have a key, and only the empty text is empty")
    func key() {
        #expect(LocalizedText(key: "About.x", en: "x", ru: "x").key == "About.x")
        #expect(hello.key == nil)
        #expect(LocalizedText("").isEmpty)
        #expect(LocalizedText(joining: []).isEmpty)
        #expect(!hello.isEmpty)
    }
}
