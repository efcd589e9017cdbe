import LocalizationKit
import StorageInterface
import StorageTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Shell

@MainActor
@Suite("the shell and a store that takes nothing")
struct StoreWatchTests {
    private let store = MemoryKeyValueStore()

    /// Waits until so many messages stand in line.
    private func wait(for count: Int, in stage: ShellStage) async {
        while stage.shell.messages.count < count { await Task.yield() }
    }

    @Test("it is said once that nothing is kept and why, and once that it is kept again")
    func told() async throws {
        let stage = try ShellStage(width: 80, store: store)
        store.fail(with: .readOnly(path: "/s/group.db"))
        await wait(for: 1, in: stage)
        stage.settle()
        #expect(stage.screen.text.contains("what you do now is not kept: /s/group.db: cannot write"))
        store.fail(with: nil)
        await wait(for: 2, in: stage)
        #expect(stage.shell.messages.last == Strings.keptAgain)
    }

    @Test("a store in order is no news, and one that is full from the beginning is")
    func beginning() async throws {
        let quiet = try ShellStage(store: store)
        store.fail(with: .full(path: "/s/group.db"))
        let full = try ShellStage(store: store)
        await wait(for: 1, in: full)
        await wait(for: 1, in: quiet)
        #expect(full.shell.messages == [Strings.notKept(reason: StoreError.full(path: "/s/group.db").explanation)])
        #expect(quiet.shell.messages == full.shell.messages)
    }

    @Test("it goes with the shell")
    func released() async throws {
        var stage: ShellStage? = try ShellStage(store: store)
        weak let shell = stage?.shell
        stage = nil
        #expect(shell == nil)
    }
}
