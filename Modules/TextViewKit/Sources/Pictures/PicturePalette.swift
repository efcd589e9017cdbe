package import TextViewKitInterface

/// At most 256 colours that stand for those of a picture, found by median cut (Heckbert, 1982).
package struct PicturePalette {
    /// Red, green and blue.
    package private(set) var colours: [SIMD3<Int>] = []
    /// The number of each colour of the picture, by its key.
    private var numbers: [Int: UInt8] = [:]
    /// How many bits of each channel tell colours apart.
    private let shift: Int

    /// The palette of the pixels that are at most half transparent.
    package init(_ image: PixelImage, limit: Int = 256) {
        let limit = min(max(1, limit), 256)
        let exact = Self.histogram(image, shift: 0, limit: limit)
        shift = exact == nil ? 3 : 0
        let entries = exact ?? Self.histogram(image, shift: 3, limit: .max) ?? []
        for box in Self.boxes(entries, limit: limit) { add(box) }
    }

    /// The number of the colour that stands for each pixel; `nil` where nothing is seen.
    func numbers(of image: PixelImage) -> [UInt8?] {
        var last: (key: Int, number: UInt8?) = (-1, nil)
        return (0..<image.width * image.height).map { index in
            guard image.bytes[index * 4 + 3] >= 128 else { return nil }
            let key = Self.key(image, index, shift)
            if key != last.key { last = (key, numbers[key]) }
            return last.number
        }
    }

    private mutating func add(_ box: [Entry]) {
        let count = box.reduce(0) { $0 &+ $1.count }
        let sum = box.reduce(SIMD3<Int>.zero) { $0 &+ $1.sum }
        for entry in box { numbers[entry.key] = UInt8(colours.count) }
        // The nearest whole number to the mean of all pixels.
        colours.append((sum &+ count / 2) / SIMD3(repeating: count))
    }
}

extension PicturePalette {
    private struct Entry {
        var key: Int
        var sum: SIMD3<Int>
        var count: Int

        mutating func add(_ bytes: [UInt8], at start: Int) {
            sum &+= SIMD3(Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]))
            count += 1
        }

        func level(_ channel: Int) -> Int { sum[channel] / count }
    }

    private static func key(_ image: PixelImage, _ index: Int, _ shift: Int) -> Int {
        let start = index * 4
        let (red, green, blue) = (image.bytes[start], image.bytes[start + 1], image.bytes[start + 2])
        return Int(red >> UInt8(shift)) << 16 | Int(green >> UInt8(shift)) << 8 | Int(blue >> UInt8(shift))
    }

    /// The colours with their pixels, in the order of their keys; `nil` when there are more than a limit.
    private static func histogram(_ image: PixelImage, shift: Int, limit: Int) -> [Entry]? {
        var places: [Int: Int] = [:]
        var entries: [Entry] = []
        var last = (key: -1, place: 0)
        for index in 0..<image.width * image.height where image.bytes[index * 4 + 3] >= 128 {
            let key = key(image, index, shift)
            // Neighbours are often alike.
            if key != last.key { last = (key, places[key] ?? entries.count) }
            if last.place == entries.count {
                guard entries.count < limit else { return nil }
                places[key] = entries.count
                entries.append(Entry(key: key, sum: .zero, count: 0))
            }
            entries[last.place].add(image.bytes, at: index * 4)
        }
        return entries.sorted { $0.key < $1.key }
    }

    /// Splits the box with the most pixels and the widest channel, at the pixel in its middle, as long as there may be more.
    private static func boxes(_ entries: [Entry], limit: Int) -> [[Entry]] {
        guard !entries.isEmpty else { return [] }
        var boxes = [(entries: entries, weight: weight(entries))]
        while boxes.count < limit, let index = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
            boxes[index].weight > 0
        {
            let (low, high) = split(boxes[index].entries)
            boxes[index] = (low, weight(low))
            boxes.append((high, weight(high)))
        }
        return boxes.map(\.entries)
    }

    /// 0 for what cannot be split.
    private static func weight(_ box: [Entry]) -> Int {
        guard box.count > 1 else { return 0 }
        return box.reduce(0) { $0 + $1.count } * max(1, spread(box).width)
    }

    private static func spread(_ box: [Entry]) -> (channel: Int, width: Int) {
        let widths = (0..<3).map { channel in
            let levels = box.map { $0.level(channel) }
            return (channel, (levels.max() ?? 0) - (levels.min() ?? 0))
        }
        return widths.max { $0.1 < $1.1 } ?? (0, 0)
    }

    private static func split(_ box: [Entry]) -> ([Entry], [Entry]) {
        let channel = spread(box).channel
        let sorted = box.sorted { ($0.level(channel), $0.key) < ($1.level(channel), $1.key) }
        let half = sorted.reduce(0) { $0 + $1.count } / 2
        var (middle, seen) = (0, 0)
        while middle < sorted.count - 1, seen < half || middle == 0 {
            seen += sorted[middle].count
            middle += 1
        }
        return (Array(sorted[..<middle]), Array(sorted[middle...]))
    }
}
