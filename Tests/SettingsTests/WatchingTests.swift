import LocalizationKit
import PlatformInterface
import PlatformTesting
import SettingsInterface
import StateKit
import Testing

@testable import Settings

@MainActor
@Suite("following the file")
struct WatchingTests {
    /// Lets the task that follows the file have its turn until something is so.
    private func wait(until isTrue: () -> Bool) async {
        for _ in 0..<10_000 where !isTrue() { await Task.yield() }
    }

    @Test("a change of the file counts without a restart, and observers learn which settings are others now")
    func change() async throws {
        let sample = try SampleSettings("{ \"list.count\": 2 }")
        let settings = sample.settings()
        var told: [Set<String>] = []
        let subscription = settings.observe { told.append($0) }
        settings.startWatching()
        try sample.write("{ \"list.count\": 3, \"on\": true, \"theme\": \"dark\" }")
        sample.watch.change(SampleSettings.path)
        await wait { !told.isEmpty }
        #expect(told == [["list.count", "on"]])
        #expect(settings.value(of: .count) == 3)

        try sample.write("{ \"list.count\": ")
        sample.watch.change(SampleSettings.path)
        await wait { told.count > 1 }
        #expect(told.last == ["list.count", "on"])
        #expect(settings.value(of: .count) == 5)
        #expect(settings.problems.count == 1)
        subscription.cancel()
        settings.stopWatching()
    }

    @Test("what was overridden does not change for anybody")
    func overridden() throws {
        let sample = try SampleSettings("{ \"list.count\": 2 }")
        let settings = sample.settings(["TESSERA_LIST_COUNT": "9"])
        var told: [Set<String>] = []
        let subscription = settings.observe { told.append($0) }
        try settings.decide(.count, 3)
        #expect(told == [])
        #expect(settings.value(of: .count) == 9)
        try settings.decide(.isOn, true)
        #expect(told == [["on"]])
        subscription.cancel()
        try settings.decide(.isOn, false)
        #expect(told == [["on"]])
    }

    @Test("where no folder can be made, the settings are still read")
    func readOnly() throws {
        let sample = try SampleSettings()
        sample.disk.refuse("/", .notAllowed)
        let settings = sample.settings()
        settings.startWatching()
        #expect(settings.value(of: .count) == 5)
    }
}
