import CommandKitInterface
import LocalizationKit

extension ParameterSpecification {
    /// How an option is listed: `-w, --width COLUMNS`, `    --[no-]colour`.
    var listing: String {
        let letter = short.map { "-\($0), " } ?? "    "
        return letter + longForm + (valueName.isEmpty ? "" : " \(valueName)")
    }

    private var longForm: String {
        kind == .flag(isNegatable: true) ? "--[no-]\(name)" : "--\(name)"
    }

    /// How an argument stands in a usage line: `FILE`, `[FILE]`, `[FILE…]`, `FILE…`.
    var usage: String {
        let text = isRepeated ? "\(name)…" : name
        return isRequired ? text : "[\(text)]"
    }

    /// The help with what may be written and what stands otherwise.
    var explanation: LocalizedText {
        var facts: [LocalizedText] = []
        if !allowedValues.isEmpty { facts.append(LocalizedText(allowedValues.joined(separator: ", "))) }
        if let defaultText, !defaultText.isEmpty { facts.append(Strings.defaultIs(value: defaultText)) }
        if isRepeated, kind != .argument { facts.append(Strings.mayBeRepeated) }
        return facts.isEmpty ? help : "\(help) (\(LocalizedText(joining: facts, separator: "; ")))"
    }
}
