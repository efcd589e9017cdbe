/// Something that a command takes, and the key by which its body reads the value.
///
///     let file = Parameter<String>.argument("FILE", help: "what to read", completion: .file(endings: []))
///     let count = Parameter.option("count", short: "n", help: "how many", default: 10, in: 1...100)
///     let verbose = Parameter.flag("verbose", short: "v", help: "say more")
public struct Parameter<Value: Sendable>: CommandParameter {
    /// How it is written and explained.
    public let specification: ParameterSpecification
    private let read: @Sendable ([String]) throws(ValueError) -> Value

    /// Creates a parameter with a reading of its own; the static functions cover what is usual.
    ///
    /// - Parameters:
    ///   - specification: how it is written and explained.
    ///   - read: makes the value from the words that were written, in their order; from none when it was left out.
    public init(
        _ specification: ParameterSpecification, read: @escaping @Sendable ([String]) throws(ValueError) -> Value
    ) {
        self.specification = specification
        self.read = read
    }

    /// The value of what was written.
    ///
    /// - Parameter words: the values in the order in which they were written; empty when there was none.
    /// - Returns: the value.
    /// - Throws: ``ValueError`` when the words cannot be read.
    public func value(of words: [String]) throws(ValueError) -> Value {
        try read(words)
    }

    /// Checks what was written.
    public func validate(_ words: [String]) throws(ValueError) {
        _ = try read(words)
    }
}
