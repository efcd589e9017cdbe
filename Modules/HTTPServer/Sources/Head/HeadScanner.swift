/// Looks for the end of a head, byte by byte and each byte once, however it arrives.
///
/// A line ends with CR LF and nothing else. RFC 9112, 2.2, allows a bare LF; a reader in between that does not would see
/// another request, so it is refused here. So are the controls that no field may have (RFC 9110, 5.5).
struct HeadScanner {
    /// The lines so far, without their ends.
    private(set) var lines: [Range<Int>] = []
    private var position = 0
    private var start = 0
    private let limit: Int
    private let fields: Int

    init(limit: Int, fields: Int) {
        (self.limit, self.fields) = (limit, fields)
    }

    /// Begins with the next request, in the memory of the one before.
    mutating func begin() {
        lines.removeAll(keepingCapacity: true)
        (position, start) = (0, 0)
    }

    /// Goes on where it stopped.
    ///
    /// - Parameter bytes: everything since the beginning of the request.
    /// - Returns: the length of the head, with the empty line at its end; `nil` when it has not ended yet.
    /// - Throws: ``HeadFault`` as soon as a byte can stand in no head.
    mutating func end(in bytes: UnsafeBufferPointer<UInt8>) throws(HeadFault) -> Int? {
        while position < bytes.count {
            let byte = bytes[position]
            guard position < limit else { throw .headTooLarge }
            if byte == .lineFeed {
                if let end = try endLine(bytes) { return end }
            } else if position > start, bytes[position - 1] == .carriageReturn {
                throw .malformed
            } else if byte.isControl, byte != .carriageReturn {
                throw .malformed
            }
            position += 1
        }
        return nil
    }

    private mutating func endLine(_ bytes: UnsafeBufferPointer<UInt8>) throws(HeadFault) -> Int? {
        guard position > start, bytes[position - 1] == .carriageReturn else { throw .malformed }
        let line = start..<position - 1
        start = position + 1
        if line.isEmpty {
            // An empty line before the request is skipped (RFC 9112, 2.2); a second one is none of ours.
            guard lines.isEmpty else { return start }
            guard position == 1 else { throw .malformed }
            return nil
        }
        lines.append(line)
        guard lines.count <= fields + 1 else { throw .headTooLarge }
        return nil
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")

    /// Whether it is a control other than TAB.
    var isControl: Bool { self < 0x20 && self != .tab || self == 0x7F }

    /// Whether it may stand in the host and port of a request: what separates the parts of an address may not.
    var isHostCharacter: Bool {
        switch self {
        case .space, .tab, UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "@"),
            UInt8(ascii: "?"), UInt8(ascii: "#"):
            false
        default: self < 0x80
        }
    }

    /// Whether it may stand in a token (RFC 9110, 5.6.2).
    var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^")...UInt8(ascii: "`"),
            UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
