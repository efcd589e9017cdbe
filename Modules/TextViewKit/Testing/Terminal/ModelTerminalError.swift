/// Something in a stream of bytes that a frame must never contain.
package enum ModelTerminalError: Error, Hashable, CustomStringConvertible {
    /// A sequence or control that the terminal does not know.
    case unknown(String)
    /// Text went over the right edge, so that it would continue in the next row.
    case wrapped(x: Int, y: Int)
    /// A line feed in the last row, which would scroll.
    case scrolled
    /// The bytes end within a sequence or a scalar.
    case unfinished

    package var description: String {
        switch self {
        case .unknown(let sequence): "unknown sequence \(sequence.debugDescription)"
        case .wrapped(let x, let y): "text wraps at column \(x) of row \(y)"
        case .scrolled: "a line feed scrolls"
        case .unfinished: "the bytes end within a sequence"
        }
    }
}
