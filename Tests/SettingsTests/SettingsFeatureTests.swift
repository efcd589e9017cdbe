import CommandKitInterface
import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import PlatformInterface
import SettingsInterface
import SettingsTesting
import StateKit
import Testing

@testable import Settings

@MainActor
@Suite("settings as a feature")
struct SettingsFeatureTests {
    @Test("the language is that of the setting, or of the environment when it says auto")
    func language() throws {
        let definitions = [Setting.language.definition]
        let settings = MemorySettings(definitions)
        let language = SettingsLanguage(settings: settings)
        #expect(language.language == nil)
        try settings.decide(.language, .ru)
        #expect(language.language == .russian)
        try settings.decide(.language, .en)
        #expect(language.language == .english)
    }

    @Test("what is passed over is told before every command but config")
    func notices() throws {
        let settings = try SampleSettings("{ \"onn\": 1 }").settings()
        let texts = SettingsNotice.texts(settings, path: ["tessera", "about"]).map { $0.text(in: .russian) }
        #expect(
            texts == [
                "в настройках пропущено: \(SampleSettings.path):1:3: неизвестный ключ `onn`; может быть, `on`?"
            ])
        #expect(SettingsNotice.texts(settings, path: ["tessera", "config", "list"]) == [])
    }

    @Test("doctor says what is passed over, and where to mend it")
    func doctor() async throws {
        let invocation = CapturedRun().invocation
        let fine = await SettingsCheck.check(try SampleSettings().settings()).run(invocation)
        #expect(fine.map(\.english) == [.init(.ok, "\(SampleSettings.path)", "nothing is passed over")])
        let broken = await SettingsCheck.check(try SampleSettings("[").settings()).run(invocation)
        #expect(broken.map(\.status) == [.warn])
        #expect(broken.first?.remedy?.description.hasSuffix(SampleSettings.path) == true)
    }

    @Test("settings in memory keep to the interface")
    func memory() throws {
        let settings = MemorySettings(SampleSettings.definitions, ["list.count": .integer(3)])
        var told: [Set<String>] = []
        let subscription = settings.observe { told.append($0) }
        #expect(settings.value(of: .count) == 3)
        try settings.decide(.count, 4)
        try settings.decide(.count, 4)
        try settings.decide(.count, nil)
        #expect(told == [["list.count"], ["list.count"]])
        #expect(settings.value(of: .count) == 5)
        #expect(throws: SettingsError.unknownKey("x", hint: nil)) { try settings.decide("x", nil) }
        settings.failure = .conflict(key: "on")
        #expect(throws: SettingsError.conflict(key: "on")) { try settings.decide(.isOn, true) }
        subscription.cancel()
    }
}
