import CallFlowInterface
import LocalizationKit
import PlatformInterface
import PlatformTesting
import StateKit
import StateKitTesting
import Testing

@testable import CallFlow

@MainActor @Suite("a second app of one instance")
struct RelayTests {
    /// The owner's calls, and a second process that asks for them.
    @MainActor private final class Pair {
        let owner = CallBench()
        let second: CallCentre
        private let desk: CallDesk
        private let engines: CallEngines
        private let gone: Gone

        init() {
            let desk = CallDesk(owner.centre, in: owner.kernel, wallClock: owner.time.wallClock)
            let kernel = Kernel(scheduler: TestScheduler())
            let gone = Gone()
            let description = CallEngineDescription(id: "test", name: "test", rank: 1) { _ in
                Issue.record("a second engine was made")
                return ScriptedEngine()
            }
            engines = CallEngines([description], in: kernel) { question in
                if gone.isGone { throw InstanceError.gone }
                return try await desk.answer(question)
            }
            second = CallCentre(
                CallModel(engines: engines.traits, preferences: CallPreferences(engine: "test")), engines,
                in: kernel, wallClock: owner.time.wallClock, random: SeededBytes(), history: { _ in })
            self.desk = desk
            self.gone = gone
        }

        @MainActor private final class Gone {
            var isGone = false
        }

        func leave() { gone.isGone = true }

        /// Lets both go on until something is so; the owner's time goes with it, so that nobody waits for news for ever.
        func wait(until isSo: () -> Bool) async {
            for _ in 0..<500_000 where !isSo() {
                owner.scheduler.advance(by: .milliseconds(1))
                await Task.yield()
            }
            #expect(isSo())
        }

        var call: Call? { second.model.calls.first }
    }

    @Test("its call is made by the owner, follows what happens there, and is held and ended from here")
    func dialling() async throws {
        let pair = Pair()
        pair.second.send(.typed("+79991234567"))
        pair.second.press()
        await pair.wait { !pair.owner.dialled.isEmpty }
        #expect(pair.owner.dialled == ["+79991234567"])
        let theirs = try #require(pair.owner.model.calls.first?.id)
        pair.owner.engine.report(.ringing(theirs))
        await pair.wait { pair.call?.state == .ringing }
        pair.owner.engine.report(.connected(theirs))
        await pair.wait { pair.call?.state == .connected }
        let mine = try #require(pair.call?.id)
        pair.second.ask(.setHeld(mine, true))
        await pair.wait { pair.owner.engine.commands.contains(.setHeld(theirs, true)) }
        pair.owner.engine.report(.held(theirs, true))
        pair.second.ask(.end(mine))
        await pair.wait { pair.owner.engine.commands.contains(.hangUp(theirs)) }
        pair.owner.engine.report(.ended(theirs, .ended, detail: nil))
        await pair.wait { pair.second.model.calls.isEmpty }
        #expect(pair.owner.history.map(\.reason) == [.ended])
        await pair.second.stop()
    }

    @Test("what the owner refuses ends here with its words, and so does every call when the owner goes")
    func refusing() async throws {
        let pair = Pair()
        var ends: [CallEvent] = []
        let watching = pair.second.events.publisher.sink { if $0.kind == .ended { ends.append($0) } }
        _ = pair.owner.talk(to: "+79991234561")
        _ = pair.owner.talk(to: "+79991234562")
        pair.second.send(.typed("+79991234567"))
        pair.second.press()
        await pair.wait { !ends.isEmpty }
        #expect(ends[0].detail == "both lines are taken: end a call first")
        pair.owner.centre.ask(.end(pair.owner.model.calls[0].id))
        pair.owner.engine.report(.ended(pair.owner.model.calls[0].id, .ended, detail: nil))
        pair.second.press()
        await pair.wait { pair.owner.dialled.count == 3 && pair.call != nil }
        pair.leave()
        await pair.wait { ends.count == 2 }
        #expect(ends[1].reason == .engineLost)
        withExtendedLifetime(watching) {}
    }
}
