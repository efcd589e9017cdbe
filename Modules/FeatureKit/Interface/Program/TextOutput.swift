/// Where a program writes text: standard output, standard error, or a buffer in a test.
@MainActor
public protocol TextOutput: AnyObject {
    /// Whether a person sees the text at once, so that colours and progress make sense.
    var isTerminal: Bool { get }

    /// How many columns a line has, or `nil` where there are no columns, as in a file.
    var columns: Int? { get }

    /// Writes text as it is, without adding a line end.
    ///
    /// - Parameter text: what to write, in UTF-8.
    /// - Throws: ``OutputError`` when the other end is gone or refuses.
    func write(_ text: String) throws(OutputError)
}

extension TextOutput {
    /// Writes a line.
    ///
    /// - Parameter text: the line without its end.
    /// - Throws: ``OutputError`` when the other end is gone or refuses.
    public func writeLine(_ text: String = "") throws(OutputError) {
        try write(text + "\n")
    }
}
