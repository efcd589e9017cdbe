/// A number of bytes for people.
enum ByteCount {
    /// `512 bytes`, `1.5 KiB`, `12.0 MiB`: with binary prefixes (IEC 80000-13), rounded half up to a tenth.
    static func text(_ bytes: Int) -> String {
        let units = ["KiB", "MiB", "GiB", "TiB"]
        guard bytes >= 1024 else { return "\(bytes) bytes" }
        var (size, unit) = (bytes, 0)
        while size >= 1024 * 1024, unit < units.count - 1 { (size, unit) = (size / 1024, unit + 1) }
        let tenths = (size * 10 + 512) / 1024
        return "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
