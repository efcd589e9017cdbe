/// Anything that a command takes, whatever the type of its value.
public protocol CommandParameter: Sendable {
    /// How it is written and explained.
    var specification: ParameterSpecification { get }

    /// Checks what was written.
    ///
    /// - Parameter words: the values in the order in which they were written; empty when there was none.
    /// - Throws: ``ValueError`` when they cannot be read.
    func validate(_ words: [String]) throws(ValueError)
}
