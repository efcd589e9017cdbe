import LocalizationKit
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("texts in views")
@MainActor
struct LanguageTests {
    private let hello = LocalizedText(en: "hello", ru: "привет")

    @Test("a text is shown in the language of its place, styled runs and all")
    func place() {
        let view = VStack(alignment: .leading) {
            Text(hello) + Text(" 1 ") + Text(hello).bold()
            Text(hello).environment(\.language, .english)
        }
        .environment(\.language, .russian)
        let snapshot = ViewSnapshot(view, width: 15, height: 2)
        #expect(snapshot.text == "привет 1 привет\nhello")
    }

    @Test("outside of any place it is English")
    func outside() {
        #expect((Text(hello) + Text("!")).plain == "hello!")
    }
}
