import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import NavigationInterface
import NavigationTesting
import StateKit
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Shell

@Suite("what comes before the tabs")
@MainActor
struct LaunchTests {
    @Test("steps come by their order, those with nothing to do are passed, and the tabs follow")
    func order() throws {
        weak var flow: FakeFlow<LaunchStep.Outcome>?
        let nothing = LaunchStep(id: "nothing", order: 2, isSkippable: false) { _ in nil }
        let stage = try ShellStage(
            width: 40, height: 3,
            steps: [.fake("news", order: 3) { flow = $0 }, nothing, .fake("welcome") { flow = $0 }])
        #expect(stage.app.map == "[welcome]")
        #expect(stage.screen.text == "welcome\nwelcome\nF12 Inspector  Ctrl+C Leave  ? Keys")
        flow?.answer.finish(.done)
        stage.settle()
        #expect(stage.app.map == "[news]")
        flow?.answer.finish(.skipped)
        stage.settle()
        #expect(stage.app.map == "[home: Home] calls: - gallery: -")
        #expect(flow == nil)
        #expect(stage.app.problems == [])
    }

    @Test("only a step that may be skipped offers it")
    func skipping() throws {
        let stage = try ShellStage(
            steps: [.fake("signin", isSkippable: true) { _ in }, .fake("terms", order: 1) { _ in }])
        try stage.screen.click("Skip: signin")
        stage.settle()
        #expect(stage.app.map == "[terms]")
        #expect(!stage.screen.text.contains("Skip"))
        #expect(stage.app.problems == [])
    }

    @Test("Escape goes past a step that may be skipped, from its first screen, and in plain lines so does `close`")
    func escape() throws {
        let steps: [LaunchStep] = [
            .fake("one", isSkippable: true) { _ in }, .fake("two", order: 1, isSkippable: true) { _ in },
            .fake("terms", order: 2) { _ in },
        ]
        let stage = try ShellStage(height: 12, steps: steps)
        stage.push("more")
        stage.press(.escape)
        #expect(stage.app.map == "[one]")
        stage.press(.escape)
        #expect(stage.app.map == "[two]")
        stage.screen.linear.read("close")
        stage.settle()
        #expect(stage.app.map == "[terms]")
        stage.press(.escape)
        #expect(stage.app.map == "[terms]")
        #expect(stage.app.problems == [])
    }

    @Test("a step can end the app, before the screen is there and while it is")
    func quitting() throws {
        weak var flow: FakeFlow<LaunchStep.Outcome>?
        let stage = try ShellStage(steps: [.fake("welcome") { flow = $0 }])
        flow?.answer.finish(.quit)
        #expect(stage.paper.isClosed)
        #expect(stage.shell.isOver)
    }

    @Test("a step that fails is passed with a message, and a first tab that fails is a failure of the app")
    func failing() throws {
        let broken = NavigationTab(id: "broken", title: "Broken", symbol: "x", order: 0) { _ in
            throw CancellationError()
        }
        let failure = #expect(throws: CommandFailure.self) { try ShellStage(tabs: [broken]) }
        #expect(failure?.problem.text(in: .english).contains("broken") == true)
        #expect(throws: CommandFailure(Strings.noTabs, remedy: Strings.addATab, code: .notInBuild)) {
            try ShellStage(tabs: [])
        }
    }

    @Test("an overlay watches for its reason from the start")
    func overlays() throws {
        weak var scope: (any CoordinatorScope)?
        let overlay = Overlay(id: "call", priority: .call) {
            scope = $0
            return AnyCancellable {}
        }
        let stage = try ShellStage(overlays: [overlay])
        let opener = try #require(scope)
        opener.router.present(FakeFlow<Never>.unit("ringing", in: opener).start(), as: .overlay(.call))
        stage.settle()
        #expect(stage.app.map.hasSuffix("{ringing}"))
        #expect(stage.screen.text.contains("ringing"))
    }
}
