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
}
