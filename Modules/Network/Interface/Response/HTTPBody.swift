/// A body that comes piece by piece; for one reader, once.
///
/// The server is held back while nobody reads. When the body is let go of, or the reading task is cancelled, the request
/// ends.
public struct HTTPBody: AsyncSequence, Sendable {
    /// A piece of at least one byte.
    public typealias Element = [UInt8]

    /// What reads the pieces.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let read: @Sendable () async throws -> [UInt8]?

        /// The next piece, or `nil` at the end.
        ///
        /// - Throws: ``HTTPError``, or `CancellationError`.
        public mutating func next() async throws -> [UInt8]? { try await read() }
    }

    private let read: @Sendable () async throws -> [UInt8]?

    /// Creates a body.
    ///
    /// - Parameter read: gives the next piece, or `nil` at the end.
    public init(_ read: @escaping @Sendable () async throws -> [UInt8]?) { self.read = read }

    /// What reads the pieces.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(read: read) }

    /// Reads to the end.
    ///
    /// - Returns: all pieces as one.
    /// - Throws: ``HTTPError``, or `CancellationError`.
    public func collected() async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for try await piece in self {
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
        }
        return bytes
    }
}
