import CallFlowInterface
import PhoneNumbersInterface
import PlatformTesting
import SettingsInterface
import SettingsTesting
import StorageTesting
import Testing

@testable import CallFlow

@MainActor @Suite("what a person decides about calls")
struct CallPreferenceTests {
    private let store = MemoryKeyValueStore()

    private func keeper(
        _ decisions: [String: SettingValue]? = [:], _ variables: [String: String] = [:]
    ) -> (PreferenceKeeper, MemorySettings) {
        let settings = MemorySettings(
            [Setting.callCountry.definition, Setting.callEngine.definition], decisions ?? [:])
        let keeper = PreferenceKeeper(
            store, CallProfile(), decisions == nil ? nil : settings, variables: variables, log: MemoryLogger()
        ) { "usual" }
        return (keeper, settings)
    }

    @Test(
        "the engine and the country are those of the settings, or else what is ready and where the language is at home")
    func settings() {
        let rows: [([String: SettingValue]?, [String: String], String?, String?)] = [
            ([:], [:], "usual", nil), (nil, ["LANG": "de_AT.UTF-8"], "usual", "AT"),
            (["calls.engine": .choice("simulation")], [:], "sim", nil),
            (["calls.engine": .choice("sip"), "calls.country": .text("ru")], ["LANG": "de_AT.UTF-8"], "sip", "RU"),
        ]
        for (decisions, variables, engine, country) in rows {
            let preferences = keeper(decisions, variables).0.preferences()
            #expect(preferences.engine == engine && preferences.numbers.country?.region == country, "\(variables)")
        }
        let definition = Setting.callCountry.definition
        for word in ["", "RU", "de"] { #expect(definition.objection(.text(word)) == nil, "\(word)") }
        for word in ["Q", "QQ", "7"] { #expect(definition.objection(.text(word)) != nil, "\(word)") }
    }

    @Test("a national number is read by the country that was decided, from the moment on")
    func country() throws {
        let (keeper, settings) = keeper()
        let bench = CallBench()
        keeper.follow(bench.centre)
        try settings.decide(.callCountry, "RU")
        try settings.decide(.callEngine, .simulation)
        #expect(bench.model.preferences.numbers.country?.region == "RU")
        #expect(bench.model.preferences.engine == "sim")
        bench.centre.send(.preferences(CallPreferences(numbers: bench.model.preferences.numbers, engine: "test")))
        bench.type("8 999 123-45-67")
        bench.centre.press()
        #expect(bench.dialled == ["+79991234567"])
    }

    @Test("do not disturb stays over a restart, and is the same in every process")
    func kept() async {
        let (first, second) = (CallBench(), CallBench())
        let (mine, theirs) = (keeper().0, keeper().0)
        mine.follow(first.centre)
        theirs.follow(second.centre)
        first.centre.send(.preferences(CallPreferences(isDoNotDisturb: true, blocked: ["+1"], engine: "test")))
        await mine.finish()
        #expect(keeper().0.preferences().isDoNotDisturb)
        #expect(keeper().0.preferences().blocked == ["+1"])
        for _ in 0..<500_000 where !second.model.preferences.isDoNotDisturb { await Task.yield() }
        #expect(second.model.preferences.blocked == ["+1"])
        withExtendedLifetime((mine, theirs)) {}
    }
}
