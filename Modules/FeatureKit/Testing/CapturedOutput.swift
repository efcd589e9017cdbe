public import FeatureKitInterface

/// An output that keeps what is written.
@MainActor
public final class CapturedOutput: TextOutput {
    /// Everything that was written so far.
    public private(set) var text = ""
    /// Whether the output claims to be a terminal.
    public let isTerminal: Bool
    /// How many columns it claims to have.
    public let columns: Int?
    /// What writing throws from now on; `nil` to take everything.
    public var failure: OutputError?

    /// Creates an empty output.
    ///
    /// - Parameters:
    ///   - isTerminal: whether it claims to be a terminal.
    ///   - columns: how many columns it claims to have.
    public init(isTerminal: Bool = false, columns: Int? = nil) {
        self.isTerminal = isTerminal
        self.columns = columns
    }

    /// Keeps the text, or throws ``failure``.
    public func write(_ text: String) throws(OutputError) {
        if let failure { throw failure }
        self.text += text
    }
}
