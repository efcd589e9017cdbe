import ImageCodecInterface

/// The chunks of a PNG (PNG specification, third edition, section 5).
enum PNGHead {
    static func isOne(_ reader: ByteReader) -> Bool {
        reader.number(at: 0, bytes: 4) == 0x89_50_4E_47 && reader.number(at: 4, bytes: 4) == 0x0D_0A_1A_0A
    }

    static func read(_ reader: ByteReader) throws(ImageError) -> ImageHead {
        guard reader.number(at: 8, bytes: 4) == 13, reader.has("IHDR", at: 12),
            let width = reader.number(at: 16, bytes: 4), let height = reader.number(at: 20, bytes: 4)
        else { throw .broken(.png, reason: Strings.noSizeAtFirst) }
        guard width < 1 << 31, height < 1 << 31 else { throw .broken(.png, reason: Strings.sizeOutOfRange) }
        var head = ImageHead(.png, width: width, height: height)
        readChunks(reader, into: &head)
        return head
    }

    /// The orientation may stand behind the picture, and that there is an animation before it.
    private static func readChunks(_ reader: ByteReader, into head: inout ImageHead) {
        var place = 8
        while let length = reader.number(at: place, bytes: 4), length < 1 << 31 {
            if reader.has("acTL", at: place + 4) {
                head.information.isAnimated = true
                head.information.frames = max(1, reader.number(at: place + 8, bytes: 4) ?? 1)
            }
            if reader.has("eXIf", at: place + 4), let data = reader.part(place + 8, length) {
                head.information.orientation = EXIF.orientation(data)
            }
            place += 12 + length
        }
    }
}
