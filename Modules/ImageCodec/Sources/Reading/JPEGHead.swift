import ImageCodecInterface

/// The segments of a JPEG (ITU-T T.81, annex B).
enum JPEGHead {
    static func read(_ reader: ByteReader) throws(ImageError) -> ImageHead {
        var place = 2
        var (orientation, isInverted) = (ImageOrientation.upright, false)
        while let marker = nextMarker(reader, &place) {
            // The markers that stand alone, and the one after which there is nothing but the picture.
            if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
            guard marker != 0xDA, marker != 0xD9, let length = reader.number(at: place, bytes: 2), length >= 2,
                let segment = reader.part(place + 2, length - 2)
            else { break }
            place += length
            if isFrame(marker) {
                var head = try frame(ByteReader(segment), marker)
                head.information.orientation = orientation
                head.isInverted = isInverted
                return head
            }
            let data = ByteReader(segment)
            if marker == 0xE1, data.has("Exif\0\0", at: 0) { orientation = EXIF.orientation(data.rest(from: 6)) }
            if marker == 0xEE, data.has("Adobe", at: 0) { isInverted = true }
        }
        throw .broken(.jpeg, reason: Strings.endsBeforeSize)
    }

    /// The next marker, from `FF` on, past any number of further `FF`.
    private static func nextMarker(_ reader: ByteReader, _ place: inout Int) -> Int? {
        while let byte = reader[place], byte != 0xFF { place += 1 }
        while reader[place] == 0xFF { place += 1 }
        defer { place += 1 }
        return reader[place]
    }

    /// SOF0 to SOF15 without DHT, JPG and DAC, which lie between them.
    private static func isFrame(_ marker: Int) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    private static func frame(_ data: ByteReader, _ marker: Int) throws(ImageError) -> ImageHead {
        guard let height = data.number(at: 1, bytes: 2), let width = data.number(at: 3, bytes: 2),
            let components = data[5]
        else { throw .broken(.jpeg, reason: Strings.endsBeforeSize) }
        var head = ImageHead(.jpeg, width: width, height: height)
        // All coefficients, two bytes each, are needed before the first row, when they come in several scans.
        if ![0xC0, 0xC1].contains(marker) {
            head.workingBytes = coefficients(data, components, pixels: head.information.storedSize.count) * 2
        }
        return head
    }

    private static func coefficients(_ data: ByteReader, _ components: Int, pixels: Int) -> Int {
        let samplings = (0..<components).map { index in
            let byte = data[7 + index * 3] ?? 0x11
            return max(byte >> 4, 1) * max(byte & 15, 1)
        }
        return samplings.reduce(0) { $0 + pixels * $1 / (samplings.max() ?? 1) }
    }
}
