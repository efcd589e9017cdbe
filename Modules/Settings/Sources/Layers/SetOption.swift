import CommandKitInterface
import LocalizationKit
import SettingsInterface
import SpellingKit

/// `--set KEY=VALUE`: decides a setting for one run.
enum SetOption {
    static let name = "set"

    /// The option as every command takes it; it refuses keys and values that no setting has.
    static func parameter(_ definitions: [SettingDefinition]) -> Parameter<[String]> {
        let specification = ParameterSpecification(
            name: name, kind: .option, valueName: "KEY=VALUE", help: Strings.setHelp, isRepeated: true,
            completion: .words(definitions.map { "\($0.key)=" }))
        return Parameter(specification) { words throws(ValueError) in
            for word in words { _ = try decision(word, definitions) }
            return words
        }
    }

    /// What the options of a command line decide, the last one counting; wrong ones are left to the parser.
    static func decisions(in arguments: [String], _ definitions: [SettingDefinition]) -> [String: SettingValue] {
        var decisions: [String: SettingValue] = [:]
        for word in words(in: arguments) {
            if let (key, value) = try? decision(word, definitions) { decisions[key] = value }
        }
        return decisions
    }

    private static func words(in arguments: [String]) -> [String] {
        let words = Array(arguments.prefix { $0 != "--" })
        return words.indices.compactMap { index in
            if words[index].hasPrefix("--\(name)=") { return String(words[index].dropFirst(name.count + 3)) }
            return words[index] == "--\(name)" && index + 1 < words.count ? words[index + 1] : nil
        }
    }

    private static func decision(
        _ word: String, _ definitions: [SettingDefinition]
    ) throws(ValueError) -> (String, SettingValue) {
        guard let sign = word.firstIndex(of: "=") else { throw ValueError(word: word, expected: Strings.keyAndValue) }
        let key = String(word[..<sign])
        guard let definition = definitions.first(where: { $0.key == key }) else {
            throw ValueError(word: key, expected: Strings.aKey, allowed: definitions.map(\.key))
        }
        let value = String(word[word.index(after: sign)...])
        do { return (key, try definition.value(of: value)) } catch {
            throw ValueError(
                word: definition.isSecret ? nil : value, expected: "\(definition.type.expectation) (\(key))",
                allowed: definition.type.choices.map(\.word))
        }
    }
}
