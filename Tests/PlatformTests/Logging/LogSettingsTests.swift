import LocalizationKit
import PlatformInterface
import PlatformTesting
import SettingsInterface
import SettingsTesting
import Testing

@testable import Platform

@MainActor
@Suite("what people decide about the log")
struct LogSettingsTests {
    @Test("a change counts for the next message")
    func change() throws {
        let folder = TemporaryFolder()
        let file = RotatingFile(path: folder("log"), limit: 100_000, kept: 1)
        let logger = FileLogger(
            file, filter: LogFilter("error"), format: .text, clock: VirtualTime(wall: WallTime(seconds: 0)).wallClock)
        let settings = MemorySettings(LogSettings.definitions, ["log": .text("warning,sip=debug")])
        logger.follow(settings)
        #expect(logger.keeps(.debug, from: "sip"))
        #expect(!logger.keeps(.info, from: "calls"))
        try settings.decide("log", .text("debug"))
        #expect(logger.keeps(.debug, from: "calls"))
        try settings.decide(LogSettings.format, .json)
        logger.keep(.info, from: "calls", "ringing")
        let line = String(decoding: try SystemFiles().read(folder("log"), limit: 1000), as: UTF8.self)
        #expect(line.hasPrefix("{\"time\":"))
    }

    @Test("a level that nobody knows is refused")
    func refusal() {
        let objection = LogSettings.levels.definition.objection
        #expect(objection(.text("warning,sip=loud"))?.description.hasSuffix("found `sip=loud`") == true)
        #expect(objection(.text("off")) == nil)
    }
}
