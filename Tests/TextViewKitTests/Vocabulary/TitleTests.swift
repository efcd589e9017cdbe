import LocalizationKit
import Testing
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

@Suite("titles in the language of their place")
@MainActor
struct TitleTests {
    private let russian = EnvironmentValues(language: .russian)

    private func said(_ en: String, _ ru: String) -> LocalizedText { LocalizedText(en: .plain(en), ru: .plain(ru)) }

    private var form: some View {
        VStack(alignment: .leading) {
            Button(said("Save", "Сохранить"), .perform {}).accessibilityHint(said("at once", "сразу"))
            Toggle(said("Sound", "Звук"), isOn: true) { _ in .perform {} }
            TextField(
                said("Name", "Имя"), text: "", placeholder: said("who", "кто"), message: said("missing", "не хватает")
            ) { _ in .perform {} }
            SecureField(said("Word", "Слово"), text: "1234") { _ in .perform {} }
            CodeField(said("Code", "Код"), code: "12", length: 4) { _ in .perform {} }
            Picker(
                said("Size", "Размер"), choices: [1, 2], selection: 2,
                name: { $0 == 1 ? said("small", "малый") : said("large", "большой") }
            ) { _ in .perform {} }
        }
    }

    @Test("a form in Russian: what is seen")
    func picture() {
        #expect(
            ViewSnapshot(form, width: 24, height: 8, environment: russian).text == """
                [ Сохранить ]
                [x] Звук
                Имя кто
                ! не хватает
                Слово ••••
                [1][2][ ][ ]
                Размер ‹ большой ›
                """)
    }

    @Test("a form in Russian: what is heard")
    func accessibility() {
        #expect(
            ViewSnapshot(form, width: 24, height: 8, environment: russian).accessibility == """
                button1 button "Сохранить" (сразу) at 0,0 13×1 [interactive]
                toggle1 toggle "Звук" = включено at 0,1 8×1 [interactive]
                textField1 textField "Имя" = (empty) (не хватает) at 0,2 24×2 [interactive]
                textField2 textField "Слово" = 4 символа at 0,4 24×1 [interactive, secure]
                textField3 textField "Код" = 2 из 4 at 0,5 12×1 [interactive]
                picker1 picker "Размер" = большой at 0,6 18×1 [interactive]

                """)
    }

    @Test("everything that has a title takes a text, and says it in the language of its place")
    func titles() {
        let text = said("word", "слово")
        let views: [AnyView] = [
            AnyView(Button(text, .perform {})), AnyView(Label(text, icon: "★")), AnyView(Badge(text)),
            AnyView(Link(text, to: "https://example.org")), AnyView(Text("·").accessibilityLabel(text)),
            AnyView(Text("·").accessibilityTraits(.header).accessibilityValue(text)),
            AnyView(TabView(selection: 1, tabs: [Tab(text, value: 1) { Text("·") }]) { _ in .perform {} }),
            AnyView(Table([1], id: \.self, columns: [TableColumn(text) { String($0) }])),
            AnyView(Text("·").border(title: text)),
            AnyView(Text("·").frame(maxWidth: .max, maxHeight: .max).toast(text, isPresented: true)),
            AnyView(Text("·").frame(maxWidth: .max, maxHeight: .max).alert(text, isPresented: true, actions: [])),
            AnyView(
                Text("·").frame(maxWidth: .max, maxHeight: .max)
                    .alert("·", isPresented: true, message: text, actions: [AlertAction(text, .perform {})])),
            AnyView(
                Text("·").frame(maxWidth: .max, maxHeight: .max)
                    .sheet(text, isPresented: true, onDismiss: .perform {}) { Text("·") }),
        ]
        for (number, view) in views.enumerated() {
            for (language, word, other) in [(Language.english, "word", "слово"), (.russian, "слово", "word")] {
                let snapshot = ViewSnapshot(
                    view, width: 30, height: 8, environment: EnvironmentValues(language: language))
                let heard = snapshot.accessibility
                #expect(heard.contains(word) && !heard.contains(other), "\(number): \(heard)")
                #expect(!snapshot.text.contains(other), "\(number): \(snapshot.text)")
            }
        }
    }

    @Test("how a table is sorted")
    func order() {
        let table = Table([1], id: \.self, columns: [TableColumn("A") { String($0) }])
            .sorted(TableSort(column: 0, isAscending: false)) { _ in .perform {} }
        #expect(ViewSnapshot(table, width: 9, height: 3, environment: russian).accessibility.contains("= по убыванию"))
        #expect(ViewSnapshot(table, width: 9, height: 3).accessibility.contains("= descending"))
    }

    @Test("an unchanged form is no work at all, and one in another language is built anew, once")
    func work() {
        let renderer = Renderer()
        let size = Size(width: 24, height: 8)
        for environment in [EnvironmentValues(), russian] {
            _ = renderer.frame(form, size: size, environment: environment)
            #expect(renderer.work.made > 0)
            _ = renderer.frame(form, size: size, environment: environment)
            #expect(renderer.work.made == 0)
            #expect(renderer.work.measured == 0)
            #expect(renderer.work.painted == 0)
        }
    }
}
