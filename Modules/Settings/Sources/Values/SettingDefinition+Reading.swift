import JSONKit
import LocalizationKit
import SettingsInterface

extension SettingDefinition {
    /// The value of a word as a person types it.
    ///
    /// - Throws: ``Refusal``; the value of a secret is not repeated in it.
    func value(of word: String) throws(Refusal) -> SettingValue {
        guard let value = type.value(of: word) else {
            throw Refusal(self, found: isSecret ? Strings.secretWord : "`\(word)`", word: word)
        }
        return try judged(value)
    }

    /// The value that stands in a file.
    func value(of node: JSONNode) throws(Refusal) -> SettingValue {
        guard let value = type.value(of: node) else {
            let word: String? = if case .string(let text) = node.content { text } else { nil }
            throw Refusal(self, found: isSecret ? Strings.secretWord : node.found, word: word)
        }
        return try judged(value)
    }

    private func judged(_ value: SettingValue) throws(Refusal) -> SettingValue {
        if let objection = objection(value) { throw Refusal(objection) }
        return value
    }
}

extension SettingType {
    fileprivate func value(of node: JSONNode) -> SettingValue? {
        switch (self, node.content) {
        case (.flag, .bool(let isOn)): .flag(isOn)
        case (.integer, .number(let digits)), (.decimal, .number(let digits)): value(of: digits)
        case (.text, .string(let text)), (.choice, .string(let text)), (.duration, .string(let text)),
            (.path, .string(let text)):
            value(of: text)
        case (.list, .array(let nodes)): Self.texts(nodes).map { .list($0) }
        default: nil
        }
    }

    private static func texts(_ nodes: [JSONNode]) -> [String]? {
        let texts = nodes.compactMap { node in if case .string(let text) = node.content { text } else { nil } }
        let isWhole = texts.count == nodes.count && texts.allSatisfy { !$0.isEmpty && !$0.contains(",") }
        return isWhole ? texts : nil
    }
}

extension JSONNode {
    /// What stands here, for messages.
    fileprivate var found: LocalizedText {
        switch content {
        case .bool(let isOn): "`\(isOn)`"
        case .number(let digits): "`\(digits)`"
        case .string(let text): "`\(text)`"
        case .null, .array, .object: kind
        }
    }
}

extension SettingValue {
    /// The value as it stands in the file.
    var json: JSONValue {
        switch self {
        case .flag(let isOn): .bool(isOn)
        case .integer(let number): .int(number)
        case .decimal(let number): .double(number)
        case .text, .choice, .duration, .path: .string(word)
        case .list(let texts): JSONValue(texts)
        }
    }
}
