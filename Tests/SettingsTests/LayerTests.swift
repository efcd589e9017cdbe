import LocalizationKit
import SettingsInterface
import Testing

@testable import Settings

@MainActor
@Suite("who decides a setting")
struct LayerTests {
    private let file = #"{ "list.count": 2 }"#

    @Test("a run counts more than the environment, the file, the distribution and the feature")
    func order() throws {
        let sample = try SampleSettings(file)
        let variables = ["TESSERA_LIST_COUNT": "3"]
        let defaults = ["list.count": "4"]
        let all = sample.settings(variables, arguments: ["x", "--set", "list.count=7"], distribution: defaults)
        #expect(all.state(of: "list.count")?.layers.map(\.source) == SettingSource.allCases)
        #expect(all.state(of: "list.count")?.layers.map(\.value.word) == ["7", "3", "2", "4", "5"])
        #expect(all.value(of: .count) == 7)
        #expect(sample.settings(variables, distribution: defaults).value(of: .count) == 3)
        #expect(sample.settings(distribution: defaults).value(of: .count) == 2)
        #expect(try SampleSettings().settings(distribution: defaults).value(of: .count) == 4)
        #expect(all.state(of: "no.such") == nil)
    }

    @Test("the last option of a run counts, whichever way it is written, and none behind two hyphens")
    func options() throws {
        let rows: [([String], Int)] = [
            (["--set", "list.count=7", "--set=list.count=8"], 8), (["--set=list.count=8", "--set", "list.count=7"], 7),
            (["--", "--set", "list.count=7"], 2), (["--set"], 2), (["--set", "list.count=70"], 2),
            (["--set", "count=7"], 2),
        ]
        for (arguments, count) in rows {
            #expect(try SampleSettings(file).settings(arguments: arguments).value(of: .count) == count, "\(arguments)")
        }
    }

    @Test("a variable that says nothing decides nothing, a wrong one is told")
    func variables() throws {
        let sample = try SampleSettings(file)
        #expect(sample.settings(["TESSERA_LIST_COUNT": ""]).problems == [])
        let wrong = sample.settings(["TESSERA_LIST_COUNT": "many", "TESSERA_TOKEN": String(repeating: "x", count: 30)])
        #expect(wrong.value(of: .count) == 2)
        #expect(
            wrong.problems.map(\.description) == [
                "TESSERA_LIST_COUNT: expected a whole number from 1 to 9, found `many`",
                "TESSERA_TOKEN: it is too long",
            ])
    }

    @Test("words are read as people type them")
    func words() throws {
        let rows: [(String, String, String)] = [
            ("TESSERA_ON", "YES", "true"), ("TESSERA_ON", "off", "false"), ("TESSERA_PAUSE", "2m", "2m"),
            ("TESSERA_TAGS", "x, y ,z", "x,y,z"), ("TESSERA_VOLUME", "1", "1.0"), ("TESSERA_THEME", "light", "light"),
        ]
        for (variable, word, value) in rows {
            let settings = try SampleSettings().settings([variable: word])
            let definition = settings.definitions.first { $0.variable == variable }
            #expect(settings.problems == [])
            #expect(settings.state(of: definition?.key ?? "")?.value.word == value)
        }
    }
}
