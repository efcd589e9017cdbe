import ImageCodecInterface

/// The one thing that EXIF data say of interest here (EXIF 2.32, section 4.6: the TIFF structure).
enum EXIF {
    private static let orientationTag = 0x0112
    private static let short = 3

    /// The orientation; upright when there is none, or none that makes sense.
    static func orientation(_ data: ArraySlice<UInt8>) -> ImageOrientation {
        let reader = ByteReader(data)
        let isLittle = reader.has("II", at: 0)
        guard isLittle || reader.has("MM", at: 0), reader.number(at: 2, bytes: 2, isLittleEndian: isLittle) == 42,
            let start = reader.number(at: 4, bytes: 4, isLittleEndian: isLittle),
            let count = reader.number(at: start, bytes: 2, isLittleEndian: isLittle)
        else { return .upright }
        for index in 0..<count {
            let entry = start + 2 + index * 12
            guard let tag = reader.number(at: entry, bytes: 2, isLittleEndian: isLittle) else { break }
            if tag == orientationTag, reader.number(at: entry + 2, bytes: 2, isLittleEndian: isLittle) == short,
                let value = reader.number(at: entry + 8, bytes: 2, isLittleEndian: isLittle)
            {
                return ImageOrientation(rawValue: value) ?? .upright
            }
        }
        return .upright
    }
}
