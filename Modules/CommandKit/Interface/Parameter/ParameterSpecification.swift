public import LocalizationKit

/// How a parameter is written and explained.
public struct ParameterSpecification: Sendable, Hashable {
    /// Where and how it is written.
    public enum Kind: Sendable, Hashable {
        /// By its place.
        case argument
        /// As `--name value`.
        case option
        /// As `--name`, and as `--no-name` when it is negatable.
        case flag(isNegatable: Bool)
    }

    /// The long name without hyphens, or the name of an argument in capitals.
    public var name: String
    /// The single letter of an option or flag.
    public var short: Character?
    /// Where and how it is written.
    public var kind: Kind
    /// What the value is called in help, such as `COLUMNS`; empty for a flag.
    public var valueName: String
    /// One line, lower case and without a full stop.
    public var help: LocalizedText
    /// Whether it has to be written.
    public var isRequired: Bool
    /// Whether it may be written more than once.
    public var isRepeated: Bool
    /// What stands when it is not written, as a person would write it.
    public var defaultText: String?
    /// The values that are allowed; empty when they cannot be listed.
    public var allowedValues: [String]
    /// What a shell offers for the value.
    public var completion: CompletionKind

    /// Creates a specification.
    public init(
        name: String, short: Character? = nil, kind: Kind, valueName: String, help: LocalizedText,
        isRequired: Bool = false,
        isRepeated: Bool = false, defaultText: String? = nil, allowedValues: [String] = [],
        completion: CompletionKind = .nothing
    ) {
        self.name = name
        self.short = short
        self.kind = kind
        self.valueName = valueName
        self.help = help
        self.isRequired = isRequired
        self.isRepeated = isRepeated
        self.defaultText = defaultText
        self.allowedValues = allowedValues
        self.completion = completion
    }
}
