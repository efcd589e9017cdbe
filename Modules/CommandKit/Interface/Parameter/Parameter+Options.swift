public import LocalizationKit

extension Parameter where Value: CommandValue {
    /// An option with a default.
    ///
    /// - Parameters:
    ///   - name: the long name without hyphens.
    ///   - short: the letter, if it has one.
    ///   - value: what the value is called in help, instead of what the type calls it.
    ///   - help: one line.
    ///   - fallback: what stands when it is not written; written twice, the last one counts.
    ///   - completion: what a shell offers, instead of what the type offers.
    /// - Returns: the parameter.
    public static func option(
        _ name: String, short: Character? = nil, value: String? = nil, help: LocalizedText, default fallback: Value,
        completion: CompletionKind? = nil
    ) -> Parameter {
        let specification = ParameterSpecification(
            name: name, short: short, kind: .option, valueName: value ?? Value.valueName, help: help,
            defaultText: fallback.word, allowedValues: Value.allowedValues, completion: completion ?? Value.completion)
        return Parameter(specification) { words throws(ValueError) in
            try Reading.last(words, name: name, fallback: fallback)
        }
    }
}

extension Parameter where Value: CommandValue & Comparable {
    /// An option with a default and bounds.
    ///
    /// - Parameters:
    ///   - name: the long name without hyphens.
    ///   - short: the letter, if it has one.
    ///   - value: what the value is called in help, instead of what the type calls it.
    ///   - help: one line.
    ///   - fallback: what stands when it is not written; written twice, the last one counts.
    ///   - bounds: the least and the greatest value that are taken.
    /// - Returns: the parameter.
    public static func option(
        _ name: String, short: Character? = nil, value: String? = nil, help: LocalizedText, default fallback: Value,
        in bounds: ClosedRange<Value>
    ) -> Parameter {
        let plain = option(name, short: short, value: value, help: help, default: fallback)
        return Parameter(plain.specification) { words throws(ValueError) in
            guard let value = try? plain.value(of: words), bounds.contains(value) else {
                throw Reading.outside(bounds, words.last)
            }
            return value
        }
    }
}

extension Parameter {
    /// An option that may be left out.
    ///
    /// - Parameters:
    ///   - name: the long name without hyphens.
    ///   - short: the letter, if it has one.
    ///   - value: what the value is called in help, instead of what the type calls it.
    ///   - help: one line.
    ///   - completion: what a shell offers, instead of what the type offers.
    /// - Returns: the parameter; its value is `nil` when it is not written.
    public static func optionalOption<Element: CommandValue>(
        _ name: String, short: Character? = nil, value: String? = nil, help: LocalizedText,
        completion: CompletionKind? = nil
    ) -> Parameter where Value == Element? {
        let specification = ParameterSpecification(
            name: name, short: short, kind: .option, valueName: value ?? Element.valueName, help: help,
            allowedValues: Element.allowedValues, completion: completion ?? Element.completion)
        return Parameter(specification) { words throws(ValueError) in try Reading.optional(words) }
    }

    /// An option that may be written any number of times.
    ///
    /// - Parameters:
    ///   - name: the long name without hyphens.
    ///   - short: the letter, if it has one.
    ///   - value: what one value is called in help, instead of what the type calls it.
    ///   - help: one line.
    ///   - separator: splits one written value into several, such as the comma of `--only a,b`.
    ///   - completion: what a shell offers, instead of what the type offers.
    /// - Returns: the parameter; its value is empty when it is not written.
    public static func options<Element: CommandValue>(
        _ name: String, short: Character? = nil, value: String? = nil, help: LocalizedText,
        separatedBy separator: Character? = nil, completion: CompletionKind? = nil
    ) -> Parameter where Value == [Element] {
        let specification = ParameterSpecification(
            name: name, short: short, kind: .option, valueName: value ?? Element.valueName, help: help,
            isRepeated: true, allowedValues: Element.allowedValues, completion: completion ?? Element.completion)
        return Parameter(specification) { words throws(ValueError) in
            try Reading.all(Reading.split(words, by: separator))
        }
    }
}

extension Parameter where Value == Bool {
    /// A flag.
    ///
    /// - Parameters:
    ///   - name: the long name without hyphens.
    ///   - short: the letter, if it has one.
    ///   - help: one line.
    ///   - fallback: what stands when it is not written.
    ///   - isNegatable: whether `--no-name` can be written; the last one counts.
    /// - Returns: the parameter.
    public static func flag(
        _ name: String, short: Character? = nil, help: LocalizedText, default fallback: Bool = false,
        isNegatable: Bool = false
    ) -> Parameter {
        let specification = ParameterSpecification(
            name: name, short: short, kind: .flag(isNegatable: isNegatable), valueName: "", help: help,
            defaultText: isNegatable ? (fallback ? "on" : "off") : nil)
        return Parameter(specification) { words in words.last.map { $0 == "true" } ?? fallback }
    }
}
