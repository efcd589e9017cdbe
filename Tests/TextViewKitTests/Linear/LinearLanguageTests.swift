import LocalizationKit
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("A conversation in lines in Russian")
@MainActor
struct LinearLanguageTests {
    private let form = Form()

    private func said(_ en: String, _ ru: String) -> LocalizedText { LocalizedText(en: .plain(en), ru: .plain(ru)) }

    private func screen() -> Harness {
        Harness(width: 40, height: 12, environment: EnvironmentValues(language: .russian)) { [self] in
            VStack(alignment: .leading) {
                Text(said("Settings", "Настройки")).bold().accessibilityTraits(.header)
                TextField(said("Name", "Имя"), text: form.text, onChange: form.sets { $0.text = $1 })
                Toggle(said("Sound", "Звук"), isOn: form.isOn, onChange: form.sets { $0.isOn = $1 })
                Picker(
                    said("Size", "Размер"), choices: ["one", "two"], selection: form.choice,
                    name: { $0 == "one" ? said("one", "один") : said("two", "два") },
                    onChange: form.sets { $0.choice = $1 })
                Button(said("Open", "Открыть")) { form.isOpen = true }.keyboardShortcut(.up, modifiers: .alt)
                Button(said("Never", "Никогда"), form.does("never")).disabled()
            }
            .sheet(said("Really", "Точно"), isPresented: form.isOpen, onDismiss: .perform { form.isOpen = false }) {
                Button(said("Do it", "Сделать"), form.does("done"))
            }
        }
    }

    @Test("every line is in Russian, and so is what can be typed")
    func everything() {
        let linear = screen().linear
        for line in [
            "1", "Ада", "звук", "размер", "три", "дв", "дальше", "где", "Alt+Вверх", "сделать", "закрыть", "копировать",
            "никогда",
            "нечто", "9", "ещё", "раньше", "выход",
        ] { linear.read(line) }
        #expect(
            linear.transcript == """
                Настройки, заголовок
                [1] Имя, поле ввода, пусто
                [2] Звук, переключатель, выключено
                [3] Размер, выбор, один
                [4] Открыть, кнопка, клавиша Alt+Вверх
                Никогда, кнопка, недоступно
                > 1
                наберите текст; пустая строка оставит прежний, один - сотрёт его
                Имя: Ада
                [1] Имя, поле ввода, Ада
                > звук
                [2] Звук, переключатель, включено
                > размер
                1 один, выбрано
                2 два
                номер или название: три
                выбора `три` нет
                номер или название: дв
                [3] Размер, выбор, два
                > дальше
                сейчас: [4] Открыть, кнопка, клавиша Alt+Вверх
                > где
                сейчас: [4] Открыть, кнопка, клавиша Alt+Вверх
                > Alt+Вверх
                Точно, окно
                [1] Сделать, кнопка
                > сделать
                ничего не изменилось
                > закрыть
                закрыто: Точно
                > копировать
                скопировано: Открыть
                > никогда
                `никогда` недоступно
                > нечто
                `нечто` нет; ? покажет, что можно набрать
                > 9
                номера 9 нет
                > ещё
                больше ничего нет
                > раньше
                раньше ничего нет
                > выход
                закрыто

                """)
    }

    @Test("the words of the other language and its names of keys are understood too")
    func english() {
        let linear = screen().linear
        #expect(linear.read("next") == linear.read("where"))
        #expect(linear.read("Alt+Up") == ["Точно, окно", "[1] Сделать, кнопка"])
        #expect(linear.read("close") == ["закрыто: Точно"])
        #expect(linear.read("help") == linear.read("помощь"))
        #expect(linear.read("?").count == 7)
    }
}
