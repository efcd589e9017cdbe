public import FeatureKitInterface

/// An input with prepared lines.
@MainActor
public final class ScriptedInput: TextInput {
    /// Whether the input claims that a person types it.
    public let isTerminal: Bool
    private var lines: [String]

    /// Creates an input.
    ///
    /// - Parameters:
    ///   - lines: what is read, line by line, before the end.
    ///   - isTerminal: whether it claims that a person types it.
    public init(_ lines: [String] = [], isTerminal: Bool = false) {
        self.lines = lines
        self.isTerminal = isTerminal
    }

    /// The next prepared line, or `nil` after the last one.
    public func readLine() async -> String? {
        lines.isEmpty ? nil : lines.removeFirst()
    }
}
