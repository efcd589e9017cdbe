/// Bytes on their way to becoming lines of a limited length.
struct LineSplitter {
    /// What the next bytes are.
    enum Piece: Equatable {
        /// A line without its end.
        case line([UInt8])
        /// As many bytes as are allowed of a line that goes on.
        case part([UInt8])
    }

    private let limit: Int
    private var bytes: [UInt8] = []
    private var searched = 0

    /// Creates a splitter.
    ///
    /// - Parameter limit: the greatest number of bytes of a line, its end not counted.
    init(limit: Int) {
        self.limit = limit
    }

    /// The bytes that make no line yet.
    var rest: [UInt8] { bytes }

    mutating func append(_ chunk: [UInt8]) {
        bytes += chunk
    }

    /// The next piece, or `nil` when it takes more bytes to tell.
    mutating func next() -> Piece? {
        let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
        if let end, end <= limit { return .line(take(end, skipping: 1)) }
        if bytes.count > limit { return .part(take(limit, skipping: 0)) }
        searched = bytes.count
        return nil
    }

    /// The last line, which has no end; `nil` when there is none.
    mutating func finish() -> [UInt8]? {
        bytes.isEmpty ? nil : take(bytes.count, skipping: 0)
    }

    private mutating func take(_ count: Int, skipping end: Int) -> [UInt8] {
        let taken = Array(bytes[..<count])
        bytes.removeFirst(count + end)
        searched = 0
        return taken
    }
}
