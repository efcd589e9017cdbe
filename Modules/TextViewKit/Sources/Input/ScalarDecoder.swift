/// Bytes on their way to becoming a scalar of UTF-8.
struct ScalarDecoder {
    private var value: UInt32 = 0
    private var missing = 0
    private var least: UInt32 = 0

    /// Whether a scalar was begun.
    var isUnfinished: Bool { missing > 0 }

    /// Takes a byte from 0x80 on; returns the scalar that it finishes.
    ///
    /// What is no UTF-8 (a byte that cannot stand where it does, an overlong form, a surrogate) vanishes.
    mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
        guard byte & 0xC0 == 0x80 else {
            begin(byte)
            return nil
        }
        guard missing > 0 else { return nil }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        return missing == 0 && value >= least ? Unicode.Scalar(value) : nil
    }

    /// Forgets what was begun.
    mutating func reset() { missing = 0 }

    private mutating func begin(_ byte: UInt8) {
        switch byte {
        case 0xC2...0xDF: (value, missing, least) = (UInt32(byte & 0x1F), 1, 0x80)
        case 0xE0...0xEF: (value, missing, least) = (UInt32(byte & 0x0F), 2, 0x800)
        case 0xF0...0xF4: (value, missing, least) = (UInt32(byte & 0x07), 3, 0x10000)
        default: missing = 0
        }
    }
}
