import CommandKitInterface
import JSONKit
import LocalizationKit
import SettingsInterface

/// What `config list` and `config validate` print.
@MainActor
struct SettingsReport {
    static let listSchema = OutputSchema(
        "tessera.settings", version: 1,
        fields: [
            .init("path", "string", Strings.pathMeaning), .init("settings[].key", "string", Strings.keyHelp),
            .init("settings[].value", "boolean, number, string, array or null", Strings.valueMeaning),
            .init("settings[].source", "string", Strings.sourceMeaning),
            .init("settings[].default", "boolean, number, string or array", Strings.defaultMeaning),
            .init("settings[].variable", "string", Strings.variableMeaning),
            .init("settings[].title", "string", Strings.titleMeaning),
        ])

    static let problemsSchema = OutputSchema(
        "tessera.settings.problems", version: 1,
        fields: [
            .init("path", "string", Strings.pathMeaning), .init("problems[].place", "string", Strings.placeMeaning),
            .init("problems[].text", "string", Strings.textMeaning),
        ])

    private let settings: any Settings

    init(_ settings: any Settings) {
        self.settings = settings
    }

    func text(in language: Language) -> String {
        let heading = [Strings.columnKey, Strings.columnValue, Strings.columnSource, Strings.columnTitle]
        let rows = states.map { definition, state -> [LocalizedText] in
            [
                LocalizedText(definition.key), LocalizedText(definition.shown(state.value)), state.source.name,
                definition.title,
            ]
        }
        return TextTable([heading] + rows, in: language).text
    }

    var list: JSONValue {
        [
            "schema": "tessera.settings", "version": 1, "path": .string(settings.path),
            "settings": .array(states.map { json($0, $1) }),
        ]
    }

    var problems: JSONValue {
        let problems: [JSONValue] = settings.problems.map {
            ["place": .string($0.place), "text": .string("\($0.text)")]
        }
        return [
            "schema": "tessera.settings.problems", "version": 1, "path": .string(settings.path),
            "problems": .array(problems),
        ]
    }

    private var states: [(SettingDefinition, SettingState)] {
        settings.definitions.compactMap { definition in
            settings.state(of: definition.key).map { (definition, $0) }
        }
    }

    private func json(_ definition: SettingDefinition, _ state: SettingState) -> JSONValue {
        [
            "key": .string(definition.key), "value": definition.isSecret ? .null : state.value.json,
            "source": .string(state.source.rawValue), "default": definition.fallback.json,
            "variable": .string(definition.variable), "title": .string("\(definition.title)"),
        ]
    }
}
