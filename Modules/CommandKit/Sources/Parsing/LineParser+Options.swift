import CommandKitInterface

extension LineParser {
    /// Takes `--name`, `--name=value` or `--name value`.
    mutating func takeLong(_ word: String) throws(UsageError) -> Request? {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let spelling = "--\(parts[0])"
        guard let entry = options[long: parts[0]] else { throw .unknownOption(spelling, path) }
        if let meaning = entry.meaning {
            if parts.count > 1 { throw .unexpectedValue(spelling, String(parts[1]), path) }
            return takeFlag(entry.specification, meaning, as: word)
        }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        try takeValue(of: entry.specification, attached, as: spelling)
        return nil
    }

    /// Takes `-a`, `-abc`, `-ovalue` or `-o value`: letters of flags, then at most one option with its value.
    mutating func takeCluster(_ word: String) throws(UsageError) -> Request? {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let entry = options[short: letter] else {
                throw .unknownOption("-\(letter)", in: word.count > 2 ? word : nil, path)
            }
            guard let meaning = entry.meaning else {
                try takeValue(of: entry.specification, letters.isEmpty ? nil : String(letters), as: "-\(letter)")
                return nil
            }
            if let request = takeFlag(entry.specification, meaning, as: "-\(letter)") { return request }
        }
        return nil
    }

    private mutating func takeFlag(
        _ flag: ParameterSpecification, _ meaning: String, as word: String
    ) -> Request? {
        switch flag {
        case .helpFlag, .helpFlag.withoutShort: return .help(path)
        case .versionFlag: return .version
        default:
            write(meaning, for: flag, as: word)
            return nil
        }
    }

    private mutating func takeValue(
        of option: ParameterSpecification, _ attached: String?, as word: String
    ) throws(UsageError) {
        guard let value = attached ?? next() else { throw .missingValue(word, option, path) }
        write(value, for: option, as: word)
    }
}
