import AuthFlowInterface
import AuthFlowTesting
import NavigationInterface
import NavigationTesting
import TextViewKitInterface
import TextViewKitTesting
import Testing

@testable import Shell

@MainActor
@Suite("the shell and the person before it")
struct ShellProfileTests {
    @Test("signing in as another takes all tabs away but the open one, which does that itself; a new token takes none")
    func another() throws {
        let session = ScriptedSession("ada")
        let stage = try ShellStage(sessions: session)
        stage.push("Ada's")
        stage.press("2", .alt)
        #expect(stage.app.map == "home: Home > Ada's [calls: Calls] gallery: -")
        session.become("ada")
        stage.settle()
        #expect(stage.app.map == "home: Home > Ada's [calls: Calls] gallery: -")
        session.become("bea")
        stage.settle()
        #expect(stage.app.map == "home: - [calls: Calls] gallery: -")
        stage.press("1", .alt)
        #expect(stage.app.map == "[home: Home] calls: Calls gallery: -")
        session.become(nil)
        stage.settle()
        #expect(stage.app.map == "[home: Home] calls: - gallery: -")
        #expect(stage.app.problems == [])
    }

    @Test("whoever wants to know that a person is there is told")
    func input() throws {
        var count = 0
        let stage = try ShellStage(inputObservers: [InputObserver { count += 1 }, InputObserver { count += 10 }])
        stage.paper.inputObserver?()
        #expect(count == 11)
    }

    @Test("whoever wants to know that the window has another size is told of that, and of nothing else")
    func size() throws {
        var (sizes, keys) = (0, 0)
        let stage = try ShellStage(inputObservers: [InputObserver(note: { keys += 1 }, resized: { sizes += 1 })])
        stage.paper.sizeObserver?()
        #expect(sizes == 1 && keys == 0)
    }
}
