/// What a child left behind.
public struct ProcessResult: Sendable, Hashable {
    /// How a child ended.
    public enum Ending: Sendable, Hashable {
        /// By itself, with this code from 0 to 255.
        case exited(Int32)
        /// By this signal.
        case signalled(Int32)
    }

    /// How it ended.
    public var ending: Ending
    /// What it wrote to standard output.
    public var output: [UInt8]
    /// What it wrote to standard error.
    public var errors: [UInt8]

    /// Creates a result.
    public init(_ ending: Ending, output: [UInt8] = [], errors: [UInt8] = []) {
        self.ending = ending
        self.output = output
        self.errors = errors
    }

    /// Whether it ended by itself with code 0.
    public var isSuccess: Bool { ending == .exited(0) }
    /// Standard output as text; bytes that are no UTF-8 become U+FFFD.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text; bytes that are no UTF-8 become U+FFFD.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
}
