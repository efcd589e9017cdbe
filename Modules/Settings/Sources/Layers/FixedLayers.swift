import LocalizationKit
import SettingsInterface

/// Everybody who decides settings besides the file: they do not change while the program runs.
struct FixedLayers {
    private(set) var problems: [SettingProblem] = []
    private var layers: [SettingSource: [String: SettingValue]] = [:]

    init(
        _ definitions: [SettingDefinition], arguments: [String], variables: [String: String],
        distribution: [String: String]
    ) {
        layers[.run] = SetOption.decisions(in: arguments, definitions)
        for definition in definitions {
            let name = definition.variable
            take(variables[name].flatMap { $0.isEmpty ? nil : $0 }, .environment, definition, place: name)
            take(distribution[definition.key], .distribution, definition, place: definition.key)
        }
    }

    private mutating func take(
        _ word: String?, _ source: SettingSource, _ definition: SettingDefinition, place: String
    ) {
        guard let word else { return }
        do throws(Refusal) {
            layers[source, default: [:]][definition.key] = try definition.value(of: word)
        } catch {
            problems.append(SettingProblem(place: place, error.text))
        }
    }

    /// What is decided about a setting, with what the file says.
    func state(of definition: SettingDefinition, file: [String: SettingValue]) -> SettingState {
        let decided = SettingSource.allCases.compactMap { source -> SettingState.Layer? in
            let values = source == .file ? file : layers[source]
            return values?[definition.key].map { SettingState.Layer(source, $0) }
        }
        return SettingState(decided, fallback: definition.fallback)
    }
}
