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
        harness.linear.read("find")
        harness.linear.read("Ctrl+P")
        #expect(harness.sent.count == 3)
    }

    @Test("under a dialog only a key command that works everywhere acts")
    func everywhere() {
        let harness = Harness(width: 40, height: 9) {
            Text("under").frame(maxWidth: .max, maxHeight: .max)
                .sheet("Ask", isPresented: true, onDismiss: .perform {}) { Button("Yes", .perform {}) }
                .keyCommand("Find", .function(2), .send(IntentValue("find")))
                .keyCommand("Inspect", .function(12), isEverywhere: true, .send(IntentValue("inspect")))
        }
        harness.press(.function(2))
        harness.press(.function(12))
        #expect(harness.sent == [IntentValue("inspect")])
        #expect(harness.focused == "Yes")
    }

    @Test("where pages have no keys of their own, tabs are chosen by focus alone")
    func keyless() {
        let harness = Harness(width: 20, height: 2) {
            TabBar(selection: 1, items: [TabItem("A", value: 1), TabItem("B", value: 2)]) {
                .send(IntentValue("\($0)"))
            }
            .environment(\.pagesHaveKeys, false)
        }
        for key in ["1", "2"] as [Key] { harness.press(key, .alt) }
        harness.press(.function(2))
        #expect(harness.sent == [])
        #expect(!harness.accessibility.contains("Alt+"))
        harness.press(.right)
        harness.press(.enter)
        #expect(harness.sent == [IntentValue("2")])
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
