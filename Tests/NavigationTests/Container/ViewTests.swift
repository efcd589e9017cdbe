import LocalizationKit
import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("the container as a view")
@MainActor
struct ViewTests {
    @Test("the top of the open stack is shown within the chrome that the shell puts around it")
    func chrome() {
        let app = NavigationHarness.withTabs("one", "two")
        app.visible.pushFlow("a")
        let view = NavigationView(app.navigation.state, app.navigation.system) { window, content in
            VStack(alignment: .leading) {
                Text("<\(window.stack.screens.last?.title ?? "")>")
                content
                Text(window.stacks.map { $0.tab ?? "" }.joined(separator: "|"))
            }
        }
        #expect(
            ViewSnapshot(view, width: 10, height: 4).text == """
                <A>
                A

                one|two
                """)
    }

    @Test("sheets and alerts stand in boxes over each other, in the order of the state")
    func boxes() {
        let app = NavigationHarness.withRoot()
        app.scope.presentFlow("sheet")
        app.scope.alert("Sure?", message: "It is gone then.", choices: [AlertChoice("Yes"), AlertChoice("No")])
        #expect(
            app.snapshot(width: 26, height: 9).text == """
                Root

                   ╭─ Sure? ──────────╮
                   │ It is gone then. │
                   │                  │
                   │ [ Yes ]  [ No ]  │
                   ╰──────────────────╯
                """)
    }

    @Test("a full screen and an overlay hide what is below; an overlay without keys lets it through")
    func windows() {
        let app = NavigationHarness.withRoot()
        app.scope.presentFlow("toast", as: Presentation(.overlay(.toast), isClosable: false, takesFocus: false))
        #expect(app.snapshot(width: 8, height: 2).text == "Toast")
        app.scope.presentFlow("full", as: .fullScreen)
        app.scope.presentFlow("call", as: .overlay(.call))
        let snapshot = app.snapshot(width: 8, height: 2)
        #expect(snapshot.text == "Call")
        #expect(snapshot.accessibility.contains("modal"))
    }

    @Test("a swipe shows the screen below beside the one that goes, as far as it has come")
    func swipe() {
        let app = NavigationHarness.withRoot()
        app.scope.router.setRoot(app.scope.screen("Below") { Text("0123456789") }, .atOnce)
        app.scope.pushFlow("top")
        app.navigation.system.beginSwipe(.back)
        app.navigation.system.moveSwipe(to: 0.3)
        #expect(app.snapshot(width: 10, height: 1).text == "012Top")
        app.navigation.system.cancelSwipe()
        #expect(app.snapshot(width: 10, height: 1).text == "Top")
    }

    @Test("titles and choices are told in the language of the place")
    func russian() {
        let app = NavigationHarness.withRoot()
        let (yes, title) = (LocalizedText(en: "Yes", ru: "Да"), LocalizedText(en: "Sure?", ru: "Точно?"))
        app.scope.alert(title, choices: [AlertChoice(yes)])
        let view = NavigationView(app.navigation.state, app.navigation.system) { $1 }
        let snapshot = ViewSnapshot(view, width: 20, height: 5, environment: EnvironmentValues(language: .russian))
        #expect(snapshot.text.contains("Точно?"))
        #expect(snapshot.text.contains("[ Да ]"))
        #expect(snapshot.lint == [])
    }
}
