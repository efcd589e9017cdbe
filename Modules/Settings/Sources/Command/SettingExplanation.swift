import CommandKitInterface
import JSONKit
import LocalizationKit
import SettingsInterface

/// What `config explain` prints: the value, where it comes from, and what it overrides.
@MainActor
struct SettingExplanation {
    static let schema = OutputSchema(
        "tessera.setting", version: 1,
        fields: [
            .init("key", "string", Strings.keyHelp), .init("title", "string", Strings.titleMeaning),
            .init("help", "string", Strings.helpMeaning), .init("expects", "string", Strings.expectsMeaning),
            .init("variable", "string", Strings.variableMeaning), .init("path", "string", Strings.pathMeaning),
            .init("layers[].source", "string", Strings.sourceMeaning),
            .init("layers[].value", "boolean, number, string, array or null", Strings.layerMeaning),
        ])

    private let definition: SettingDefinition
    private let state: SettingState
    private let path: String

    init(_ definition: SettingDefinition, _ state: SettingState, path: String) {
        self.definition = definition
        self.state = state
        self.path = path
    }

    func text(in language: Language) -> String {
        let heading = "\(definition.key) = \(definition.shown(state.value))\n"
        let facts: [[LocalizedText]] = [
            [Strings.factTitle, definition.title], [Strings.factHelp, definition.help],
            [Strings.factExpects, definition.type.expectation],
            [Strings.factFile, LocalizedText(path)], [Strings.factVariable, LocalizedText(definition.variable)],
        ]
        let layers = state.layers.enumerated().map { index, layer -> [LocalizedText] in
            [
                layer.source.name, LocalizedText(definition.shown(layer.value)),
                index == 0 ? Strings.counts : Strings.isOverridden,
            ]
        }
        return heading + TextTable(facts, indent: 2, in: language).text + "\n"
            + TextTable(layers, indent: 2, in: language).text
    }

    var json: JSONValue {
        [
            "schema": "tessera.setting", "version": 1, "key": .string(definition.key),
            "title": .string("\(definition.title)"), "help": .string("\(definition.help)"),
            "expects": .string("\(definition.type.expectation)"), "variable": .string(definition.variable),
            "path": .string(path), "layers": .array(state.layers.map(json)),
        ]
    }

    private func json(_ layer: SettingState.Layer) -> JSONValue {
        ["source": .string(layer.source.rawValue), "value": definition.isSecret ? .null : layer.value.json]
    }
}
