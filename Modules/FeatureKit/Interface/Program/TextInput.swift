/// Where a program reads text: standard input, or prepared lines in a test.
@MainActor
public protocol TextInput: AnyObject {
    /// Whether a person types the text, so that asking makes sense.
    var isTerminal: Bool { get }

    /// The next line without its end, or `nil` when there is no more.
    ///
    /// A line end at the very end of the input does not make another, empty line. Bytes that are no UTF-8 become
    /// U+FFFD.
    ///
    /// - Returns: the line, or `nil` at the end of the input.
    func readLine() async -> String?

    /// The next line, of which a terminal shows nothing but its end while it is typed.
    ///
    /// - Parameter ask: writes the question; whatever is typed from before it on is not shown.
    /// - Returns: the line, or `nil` at the end of the input.
    func readHiddenLine(asking ask: () throws -> Void) async rethrows -> String?
}

extension TextInput {
    /// An input that shows nothing of itself reads such a line like any other.
    public func readHiddenLine(asking ask: () throws -> Void) async rethrows -> String? {
        try ask()
        return await readLine()
    }
}
