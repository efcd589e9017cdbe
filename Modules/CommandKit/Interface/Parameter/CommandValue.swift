public import LocalizationKit

/// A type that can be written on a command line.
public protocol CommandValue: Sendable {
    /// What a value is called in help, in capitals, such as `N`.
    static var valueName: String { get }
    /// What is expected, for messages, such as `a whole number`.
    static var expectation: LocalizedText { get }
    /// The values that are allowed; empty when they cannot be listed.
    static var allowedValues: [String] { get }
    /// What a shell offers.
    static var completion: CompletionKind { get }

    /// Reads a value; `nil` when the word is no such value.
    ///
    /// - Parameter word: what was written.
    init?(word: String)

    /// The value as a person would write it.
    var word: String { get }
}

extension CommandValue {
    /// Nothing can be listed unless a type says so.
    public static var allowedValues: [String] { [] }
    /// The allowed values are offered.
    public static var completion: CompletionKind { allowedValues.isEmpty ? .nothing : .words(allowedValues) }
}

extension String: CommandValue {
    /// `TEXT`.
    public static var valueName: String { "TEXT" }
    /// `text`.
    public static var expectation: LocalizedText { Strings.text }
    /// Takes any word.
    public init?(word: String) { self = word }
    /// The text itself.
    public var word: String { self }
}

extension Int: CommandValue {
    /// `N`.
    public static var valueName: String { "N" }
    /// `a whole number`.
    public static var expectation: LocalizedText { Strings.wholeNumber }
    /// Takes decimal digits with an optional sign, within 64 bits.
    public init?(word: String) { self.init(word) }
    /// The number in decimal digits.
    public var word: String { String(self) }
}

extension Double: CommandValue {
    /// `NUMBER`.
    public static var valueName: String { "NUMBER" }
    /// `a number`.
    public static var expectation: LocalizedText { Strings.number }
    /// Takes decimal digits with an optional sign, point and exponent, in every locale; no `0x10`, `inf` or `nan`.
    public init?(word: String) {
        let isDecimal = word.allSatisfy { "0123456789+-.eE".contains($0) }
        guard isDecimal, let value = Double(word), value.isFinite else { return nil }
        self = value
    }
    /// The shortest digits that give the number back.
    public var word: String { description }
}

extension CommandValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    /// `WORD`.
    public static var valueName: String { "WORD" }
    /// The list of allowed words.
    public static var expectation: LocalizedText {
        Strings.oneOf(words: allowedValues.joined(separator: ", "))
    }
    /// Every case.
    public static var allowedValues: [String] { allCases.map(\.rawValue) }
    /// Takes the raw value of a case.
    public init?(word: String) { self.init(rawValue: word) }
    /// The raw value.
    public var word: String { rawValue }
}
