import LocalizationKit
import NavigationInterface
import NavigationTesting
import TextViewKitInterface
import TextViewKitTesting
import Testing

@testable import Shell

@MainActor
@Suite("the shell under a lock")
struct ShellLockTests {
    private let stage: ShellStage
    private let locked: any Presentable

    init() throws {
        stage = try ShellStage(width: 70, height: 12)
        stage.push("Secret film")
        locked = FakeFlow<Never>.unit("Locked", in: stage.app.scope).start()
    }

    private func lock() {
        stage.app.scope.router.present(locked, as: .overlay(.lock))
        stage.settle()
    }

    private func unlock() {
        stage.app.scope.router.remove(locked)
        stage.settle()
    }

    @Test("neither the palette nor the inspector opens, neither is offered, and none of them is there afterwards")
    func tools() {
        #expect(stage.screen.text.contains("Go to") && stage.screen.text.contains("Inspector"))
        lock()
        for (key, modifiers) in [(Key.character("p"), KeyModifiers.control), (.function(12), [])] {
            stage.press(key, modifiers)
            #expect(!stage.screen.text.contains("Secret film") && !stage.screen.text.contains("Home"))
            #expect(!stage.screen.text.contains("Go to") && !stage.screen.text.contains("Inspector"))
            #expect(stage.app.navigation.state.visible === locked)
        }
        unlock()
        #expect(stage.screen.text.contains("Secret film"))
        #expect(stage.app.navigation.state.windows.count == 1)
        #expect(stage.app.navigation.state.windows[0].modals.isEmpty)
    }

    @Test("what was open is covered, and is there again when the lock is gone")
    func covered() {
        stage.press(.function(12))
        #expect(stage.screen.text.contains("Secret film"))
        lock()
        #expect(!stage.screen.text.contains("Secret film"))
        stage.press(.function(12))
        #expect(!stage.screen.text.contains("Secret film"))
        unlock()
        #expect(stage.screen.text.contains("Secret film"))
    }

    @Test("a message waits until nothing is locked")
    func messages() {
        lock()
        stage.shell.say("Ada has called")
        stage.settle()
        #expect(!stage.screen.text.contains("Ada has called"))
        unlock()
        #expect(stage.screen.text.contains("Ada has called"))
    }
}
