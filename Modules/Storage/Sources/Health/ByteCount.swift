import LocalizationKit

/// A number of bytes for people.
enum ByteCount {
    /// `512 bytes`, `1.5 KiB`, `12.0 MiB`: with binary prefixes (IEC 80000-13), rounded half up to a tenth.
    static func text(_ bytes: Int) -> LocalizedText {
        guard bytes >= 1024 else { return Strings.bytes(count: bytes) }
        let units: [(DecimalNumber) -> LocalizedText] = [
            { Strings.kibibytes(size: $0) }, { Strings.mebibytes(size: $0) }, { Strings.gibibytes(size: $0) },
            { Strings.tebibytes(size: $0) },
        ]
        var (size, unit) = (bytes, 0)
        while size >= 1024 * 1024, unit < units.count - 1 { (size, unit) = (size / 1024, unit + 1) }
        return units[unit](DecimalNumber(digits: (size * 10 + 512) / 1024, fractionDigits: 1))
    }
}
