public import LocalizationKit

/// A command as a descriptor lists it, so that a build without it can still say where it is.
public struct CommandSummary: Sendable, Hashable {
    /// The word that a person types, such as `about`.
    public var name: String
    /// One line, lower case and without a full stop.
    public var abstract: LocalizedText

    /// Creates a summary.
    public init(_ name: String, _ abstract: LocalizedText) {
        self.name = name
        self.abstract = abstract
    }
}
