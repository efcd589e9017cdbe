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

    @Test("it shows the parts of the screen from which it was called, and what the last frame cost")
    func screen() throws {
        let stage = try ShellStage(width: 60, height: 40)
        stage.paper.inspection = ScreenInspection(
            parts: [
                .init(depth: 0, name: "layers", frame: Rect(width: 60, height: 40)),
                .init(depth: 1, name: "button \"Add\"", frame: Rect(x: 1, y: 2, width: 7, height: 1)),
            ],
            frames: 12, duration: .microseconds(345), bytes: 678)
        stage.press(.function(12))
        for line in ["frame 12: 345 µs, 678 B", "layers  0,0 60×40", "  button \"Add\"  1,2 7×1"] {
            #expect(stage.screen.text.contains(line), "\(line)")
        }
        #expect(stage.screen.lint == [])
    }

    @Test("F12 works under sheets, full screens, alerts and calls, and a second time it closes")
    func everywhere() throws {
        let presentations: [Presentation] = [.sheet, .fullScreen, .alert, .overlay(.toast)]
        for presentation in presentations {
            let stage = try ShellStage(width: 60, height: 30)
            let owner = try #require(stage.app.navigation.state.visible?.owner)
            owner.router.present(FakeFlow<Never>.unit("Above", in: owner).start(), as: presentation)
            stage.settle()
            let before = stage.app.map
            stage.press("p", .control)
            #expect(stage.app.map == before)
            stage.press(.function(12))
            #expect(stage.app.map == before + " {Inspector}")
            stage.press(.function(12))
            #expect(stage.app.map == before)
            #expect(stage.app.problems == [])
        }
    }
}
