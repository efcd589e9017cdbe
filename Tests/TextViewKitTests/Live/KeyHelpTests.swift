import LocalizationKit
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("the keys in the language of the screen")
@MainActor
struct KeyHelpTests {
    private func screen(_ language: Language) -> Harness {
        Harness(width: 56, height: 15, environment: EnvironmentValues(language: language)) {
            VStack(alignment: .leading) {
                Button(LocalizedText(en: "Up", ru: "Выше"), .perform {}).keyboardShortcut(.up, modifiers: .control)
                Spacer()
                ShortcutBar()
            }
        }
    }

    @Test("the line of keys and the list of all keys")
    func keys() {
        let harness = screen(.russian)
        #expect(harness.text.hasSuffix("Ctrl+Вверх Выше  ? Клавиши"))
        harness.type("?")
        for words in [
            " Клавиши ", "Ctrl+Вверх", "Tab, Shift+Tab", "дальше, назад", "Стрелки", "двигаться",
            "дать терминалу выделять мышью",
        ] {
            #expect(harness.text.contains(words), "\(words)")
        }
    }

    @Test("names of keys: what is printed in Latin letters stays")
    func names() {
        let rows: [(Key, english: String, russian: String)] = [
            (.character(" "), "Space", "Пробел"), (.character("a"), "a", "a"), (.enter, "Enter", "Enter"),
            (.up, "Up", "Вверх"), (.down, "Down", "Вниз"), (.left, "Left", "Влево"), (.right, "Right", "Вправо"),
            (.pageUp, "Page Up", "Page Up"), (.function(2), "F2", "F2"), (.menu, "Menu", "Меню"),
            (.other(57_400), "Key 57400", "Клавиша 57400"),
        ]
        for (key, english, russian) in rows {
            #expect(key.name == english)
            #expect(key.name(in: .russian) == russian)
        }
        let shortcut = KeyboardShortcut(.character(" "), modifiers: [.control, .alt])
        #expect(shortcut.text(in: .russian) == "Ctrl+Alt+Пробел")
        #expect("\(shortcut)" == "Ctrl+Alt+Space")
    }
}
