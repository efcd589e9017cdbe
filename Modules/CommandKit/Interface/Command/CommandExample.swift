public import LocalizationKit

/// One way to call a command, with what it is good for.
public struct CommandExample: Sendable, Hashable {
    /// The words after the program's name, such as `features --json`.
    public var call: String
    /// What it does, lower case and without a full stop.
    public var purpose: LocalizedText

    /// Creates an example.
    public init(_ call: String, _ purpose: LocalizedText) {
        self.call = call
        self.purpose = purpose
    }
}
