import LocalizationKit
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("keys of a whole screen")
@MainActor
struct KeyCommandTests {
    @Test("a key command is named in the footer, acts from anywhere, and takes no focus and no room")
    func command() {
        let harness = Harness(width: 40, height: 3) {
            VStack(alignment: .leading) {
                Button("One", .send(IntentValue("one")))
                ShortcutBar()
            }
            .keyCommand("Find", "p", modifiers: .control, .send(IntentValue("find")))
        }
        #expect(harness.text == "[ One ]\nCtrl+P Find  ? Keys")
        harness.press(.tab)
        #expect(harness.focused == "One")
        harness.press("p", .control)
        #expect(harness.sent == [IntentValue("find")])
        #expect(!harness.accessibility.contains("Find"))
    }

    @Test("a column of tabs opens by digit and function key, and draws what stands for a title")
    func tabs() {
        let harness = Harness(width: 10, height: 2) {
            TabBar(
                selection: "a", items: [TabItem("Calls", shown: "☎", value: "a"), TabItem("Home", value: "b")],
                axis: .vertical
            ) { .send(IntentValue($0)) }
        }
        #expect(harness.text == "▸☎\n Home")
        harness.press("2", .alt)
        harness.press(.function(1))
        #expect(harness.sent == [IntentValue("b"), IntentValue("a")])
        #expect(harness.accessibility.contains("Calls"))
    }
}
