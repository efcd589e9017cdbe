package import TextViewKitInterface

/// The kitty graphics protocol in a model terminal: what a writer of frames may use of it, and nothing else.
package struct ModelKitty: Sendable {
    /// A rectangle of pixels on cells.
    package struct Placement: Hashable, Sendable {
        package var image: Int
        /// Left, top, width and height.
        package var pixels: [Int]
        package var target: Rect
    }

    /// The pictures by their numbers.
    package private(set) var images: [Int: PixelImage] = [:]
    /// What is shown, by the numbers of the picture and of the placement.
    package private(set) var placements: [[Int]: Placement] = [:]
    private var unfinished: (keys: [String: String], data: [UInt8])?

    /// Applies what stands between `ESC _` and ST.
    mutating func apply(_ body: ArraySlice<UInt8>, at cursor: Point) throws {
        let text = String(decoding: body, as: UTF8.self)
        let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let pairs = parts[0].dropFirst().split(separator: ",").map { $0.split(separator: "=").map(String.init) }
        guard text.hasPrefix("G"), pairs.allSatisfy({ $0.count == 2 }) else { throw ModelTerminalError.unknown(text) }
        let keys = Dictionary(pairs.map { ($0[0], $0[1]) }) { $1 }
        guard keys["q"] == "2" else { throw ModelTerminalError.unknown("\(parts[0]) asks for an answer") }
        switch (keys["a"], unfinished) {
        case ("t", nil), (nil, .some): try take(keys, parts.count > 1 ? parts[1].utf8.map { $0 } : [])
        case ("p", nil): try place(keys, cursor)
        case ("d", nil): try delete(keys)
        default: throw ModelTerminalError.unknown(text)
        }
    }

    private mutating func take(_ keys: [String: String], _ data: [UInt8]) throws {
        guard data.count <= 4096, keys["m"] == "0" || data.count % 4 == 0 else {
            throw ModelTerminalError.unknown("\(data.count) bytes of data")
        }
        var whole = unfinished ?? (keys, [])
        whole.data += data
        unfinished = keys["m"] == "1" ? whole : nil
        if unfinished == nil { try finish(whole.keys, whole.data) }
    }

    private mutating func finish(_ keys: [String: String], _ data: [UInt8]) throws {
        let size = try numbers(keys, ["s", "v", "i", "f"])
        var bytes = try Self.decode(data)
        if size[3] == 24 { bytes = stride(from: 0, to: bytes.count, by: 3).flatMap { bytes[$0..<$0 + 3] + [255] } }
        guard [24, 32].contains(size[3]), images[size[2]] == nil,
            let image = PixelImage(width: size[0], height: size[1], bytes: bytes)
        else { throw ModelTerminalError.unknown("picture \(keys)") }
        images[size[2]] = image
    }

    private mutating func place(_ keys: [String: String], _ cursor: Point) throws {
        let list = try numbers(keys, ["i", "p", "x", "y", "w", "h", "c", "r", "C"])
        guard let image = images[list[0]], list[8] == 1, list[4] > 0, list[5] > 0, list[2] + list[4] <= image.width,
            list[3] + list[5] <= image.height
        else { throw ModelTerminalError.unknown("placement \(keys)") }
        placements[[list[0], list[1]]] = Placement(
            image: list[0], pixels: Array(list[2...5]),
            target: Rect(x: cursor.x, y: cursor.y, width: list[6], height: list[7]))
    }

    private mutating func delete(_ keys: [String: String]) throws {
        switch keys["d"] {
        case "A": (images, placements) = ([:], [:])
        case "I":
            let id = try numbers(keys, ["i"])[0]
            guard images.removeValue(forKey: id) != nil else { throw ModelTerminalError.unknown("deletion \(keys)") }
            placements = placements.filter { $0.key[0] != id }
        case "i":
            guard placements.removeValue(forKey: try numbers(keys, ["i", "p"])) != nil else {
                throw ModelTerminalError.unknown("deletion \(keys)")
            }
        default: throw ModelTerminalError.unknown("deletion \(keys)")
        }
    }

    private func numbers(_ keys: [String: String], _ names: [String]) throws -> [Int] {
        try names.map { name in
            guard let number = keys[name].flatMap({ Int($0) }) else { throw ModelTerminalError.unknown("no \(name)") }
            return number
        }
    }

    /// Base64 (RFC 4648, section 4).
    static func decode(_ text: [UInt8]) throws -> [UInt8] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        let values = Dictionary(uniqueKeysWithValues: zip(alphabet, 0...))
        var (bytes, bits, count) = ([UInt8](), 0, 0)
        for character in text where character != UInt8(ascii: "=") {
            guard let value = values[character] else { throw ModelTerminalError.unknown("Base64") }
            (bits, count) = (bits << 6 | value, count + 6)
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(bits >> count & 255))
            bits &= 1 << count - 1
        }
        return bytes
    }
}
