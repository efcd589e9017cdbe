import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Shell

@Suite("the inspector")
@MainActor
struct InspectorTests {
    @Test("F12 shows the living coordinators with their counts and their latest steps; Escape leaves all as it was")
    func inspector() throws {
        let stage = try ShellStage(width: 60, height: 30)
        stage.push("One")
        let before = stage.app.map
        stage.press(.function(12))
        #expect(stage.app.map == before + " {Inspector}")
        let text = stage.screen.text
        // Each flow counts its one screen, below the coordinator that opened it.
        for line in ["home 1  Home", "One 1  One", "inspector 1  Inspector", "One  count(1)"] {
            #expect(text.contains(line), "\(line)")
        }
        stage.press(.escape)
        #expect(stage.app.map == before)
        #expect(!stage.screen.text.contains("inspector"))
        #expect(stage.app.problems == [])
    }
}
