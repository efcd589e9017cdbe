import ImageCodecInterface

/// The chunks of a WebP (RFC 9649).
enum WebPHead {
    /// A chunk of a RIFF file.
    private struct Chunk {
        var place: Int
        var length: Int
        var data: Int { place + 8 }
    }

    static func read(_ reader: ByteReader) throws(ImageError) -> ImageHead {
        if reader.has("VP8X", at: 12) { return try extended(reader) }
        guard let size = frameSize(reader, at: 12) else {
            throw .broken(.webp, reason: Strings.noSizeAtFirst)
        }
        var head = ImageHead(.webp, width: size.width, height: size.height)
        head.workingBytes = workingBytes(reader, at: 12, size)
        return head
    }

    private static func extended(_ reader: ByteReader) throws(ImageError) -> ImageHead {
        guard let flags = reader[20], let width = reader.number(at: 24, bytes: 3, isLittleEndian: true),
            let height = reader.number(at: 27, bytes: 3, isLittleEndian: true)
        else { throw .broken(.webp, reason: Strings.endsBeforeSize) }
        var head = ImageHead(.webp, width: width + 1, height: height + 1)
        head.information.isAnimated = flags & 0x02 != 0
        var (place, frames) = (12, 0)
        while let length = reader.number(at: place + 4, bytes: 4, isLittleEndian: true) {
            note(Chunk(place: place, length: length), of: reader, in: &head)
            if reader.has("ANMF", at: place) { frames += 1 }
            // Chunks have an even length.
            place += 8 + length + length % 2
        }
        head.information.frames = max(1, frames)
        return head
    }

    private static func note(_ chunk: Chunk, of reader: ByteReader, in head: inout ImageHead) {
        let isAnimated = head.information.isAnimated
        if reader.has("EXIF", at: chunk.place), let data = reader.part(chunk.data, chunk.length) {
            head.information.orientation = EXIF.orientation(data)
        } else if reader.has("VP8L", at: chunk.place) || reader.has("ALPH", at: chunk.place) {
            head.workingBytes = head.information.storedSize.count * 4
        } else if isAnimated, head.frame == nil, reader.has("ANMF", at: chunk.place) {
            head.frame = frame(reader, chunk)
            // A frame may be packed either way; the worse is assumed.
            head.workingBytes = head.information.storedSize.count * 4
        }
    }

    /// A frame of an animation: where it is, in units of two pixels, how large, and the chunks of a picture.
    private static func frame(_ reader: ByteReader, _ chunk: Chunk) -> ImageHead.Frame? {
        let numbers = stride(from: 0, to: 12, by: 3).compactMap {
            reader.number(at: chunk.data + $0, bytes: 3, isLittleEndian: true)
        }
        guard numbers.count == 4, let bytes = reader.part(chunk.data + 16, chunk.length - 16) else { return nil }
        let size = PixelSize(width: numbers[2] + 1, height: numbers[3] + 1)
        return ImageHead.Frame(bytes: bytes, x: numbers[0] * 2, y: numbers[1] * 2, size: size)
    }

    private static func frameSize(_ reader: ByteReader, at place: Int) -> PixelSize? {
        if reader.has("VP8 ", at: place), reader.number(at: place + 11, bytes: 3) == 0x9D012A,
            let width = reader.number(at: place + 14, bytes: 2, isLittleEndian: true),
            let height = reader.number(at: place + 16, bytes: 2, isLittleEndian: true)
        {
            return PixelSize(width: width & 0x3FFF, height: height & 0x3FFF)
        }
        guard reader.has("VP8L", at: place), reader[place + 8] == 0x2F,
            let bits = reader.number(at: place + 9, bytes: 4, isLittleEndian: true)
        else { return nil }
        return PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }

    private static func workingBytes(_ reader: ByteReader, at place: Int, _ size: PixelSize) -> Int {
        reader.has("VP8L", at: place) ? size.count * 4 : 0
    }
}
