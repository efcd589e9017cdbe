public import LocalizationKit

extension Parameter where Value: CommandValue {
    /// An argument: required, unless it has a default.
    ///
    /// - Parameters:
    ///   - name: its name in help, in capitals.
    ///   - help: one line.
    ///   - fallback: what stands when it is not written.
    ///   - completion: what a shell offers, instead of what the type offers.
    /// - Returns: the parameter.
    public static func argument(
        _ name: String, help: LocalizedText, default fallback: Value? = nil, completion: CompletionKind? = nil
    ) -> Parameter {
        let specification = ParameterSpecification(
            name: name, kind: .argument, valueName: name, help: help, isRequired: fallback == nil,
            defaultText: fallback?.word, allowedValues: Value.allowedValues, completion: completion ?? Value.completion)
        return Parameter(specification) { words throws(ValueError) in
            try Reading.last(words, name: name, fallback: fallback)
        }
    }
}

extension Parameter {
    /// An argument that may be left out.
    ///
    /// - Parameters:
    ///   - name: its name in help, in capitals.
    ///   - help: one line.
    ///   - completion: what a shell offers, instead of what the type offers.
    /// - Returns: the parameter; its value is `nil` when it is not written.
    public static func optionalArgument<Element: CommandValue>(
        _ name: String, help: LocalizedText, completion: CompletionKind? = nil
    ) -> Parameter where Value == Element? {
        let specification = ParameterSpecification(
            name: name, kind: .argument, valueName: name, help: help, allowedValues: Element.allowedValues,
            completion: completion ?? Element.completion)
        return Parameter(specification) { words throws(ValueError) in try Reading.optional(words) }
    }

    /// The arguments that are left: any number, and at least one when they are required.
    ///
    /// - Parameters:
    ///   - name: the name of one of them in help, in capitals.
    ///   - help: one line.
    ///   - isRequired: whether there has to be one.
    ///   - completion: what a shell offers, instead of what the type offers.
    /// - Returns: the parameter; it has to be the last argument of its command.
    public static func arguments<Element: CommandValue>(
        _ name: String, help: LocalizedText, isRequired: Bool = false, completion: CompletionKind? = nil
    ) -> Parameter where Value == [Element] {
        let specification = ParameterSpecification(
            name: name, kind: .argument, valueName: name, help: help, isRequired: isRequired, isRepeated: true,
            allowedValues: Element.allowedValues, completion: completion ?? Element.completion)
        return Parameter(specification) { words throws(ValueError) in
            if isRequired, words.isEmpty { throw ValueError(word: nil, expected: Strings.atLeastOne(name: name)) }
            return try Reading.all(words)
        }
    }
}
