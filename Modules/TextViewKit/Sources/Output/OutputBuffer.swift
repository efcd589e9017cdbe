/// Bytes on their way to a terminal, in memory that is kept from frame to frame.
package final class OutputBuffer {
    // Unchecked, because every byte goes through them, and nobody holds on to them while another byte is appended.
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private var capacity = 1 << 12
    @exclusivity(unchecked) private var bytes: UnsafeMutablePointer<UInt8>

    init() { bytes = .allocate(capacity: capacity) }

    deinit { bytes.deallocate() }

    package var isEmpty: Bool { count == 0 }

    /// The bytes, as long as the closure runs.
    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    func removeAll() { count = 0 }

    /// Takes back what was written after a place.
    func cut(to count: Int) { self.count = min(self.count, count) }

    /// Removes what was written between two places, and keeps what came after.
    func remove(_ range: Range<Int>) {
        (bytes + range.lowerBound).update(from: bytes + range.upperBound, count: count - range.upperBound)
        count -= range.count
    }

    @inline(__always)
    func append(_ byte: UInt8) {
        if count == capacity { grow() }
        bytes[count] = byte
        count += 1
    }

    @inline(__always)
    func append(_ literal: StaticString) {
        for index in 0..<literal.utf8CodeUnitCount { append(literal.utf8Start[index]) }
    }

    func append(_ slice: ArraySlice<UInt8>) { for byte in slice { append(byte) } }

    func append(text: String) { for byte in text.utf8 { append(byte) } }

    /// A number of at least 0, in decimal digits.
    func append(number: Int) {
        if number >= 10 { append(number: number / 10) }
        append(UInt8(truncatingIfNeeded: 48 + number % 10))
    }

    /// CSI with one parameter, which is left out when it is 1, the default.
    func append(csi number: Int, _ final: Unicode.Scalar) {
        append("\u{1B}[")
        if number != 1 { append(number: number) }
        append(UInt8(ascii: final))
    }

    /// A scalar in UTF-8.
    @inline(__always)
    func append(scalar: UInt32) {
        if scalar < 0x80 { return append(UInt8(truncatingIfNeeded: scalar)) }
        appendLong(scalar)
    }

    private func appendLong(_ scalar: UInt32) {
        if scalar < 0x800 {
            append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
        } else if scalar < 0x10000 {
            append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
        } else {
            append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
        }
        append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }

    private func grow() {
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
        larger.update(from: bytes, count: count)
        bytes.deallocate()
        (bytes, capacity) = (larger, capacity * 2)
    }
}
