/// Bytes on their way to a terminal, in memory that is kept from frame to frame.
package final class OutputBuffer {
    package private(set) var count = 0

    package init() {}

    /// The bytes, as long as the closure runs.
    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
}
