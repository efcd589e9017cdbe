/// The elements of a file of Matroska or WebM (RFC 9559) that say how long it is.
struct MatroskaHead {
    private enum ID {
        static let segment: UInt64 = 0x1853_8067
        static let seekHead: UInt64 = 0x114d_9b74
        static let seek: UInt64 = 0x4dbb
        static let seekID: UInt64 = 0x53ab
        static let seekPosition: UInt64 = 0x53ac
        static let info: UInt64 = 0x1549_a966
        static let timestampScale: UInt64 = 0x2ad7b1
        static let duration: UInt64 = 0x4489
        static let cluster: UInt64 = 0x1f43_b675
    }

    private struct Element {
        var id: UInt64
        var content: Range<Int>
    }

    private let file: FileWindow

    init(_ file: FileWindow) { self.file = file }

    /// The duration, which is counted in ticks of so many nanoseconds, a million where nothing is said.
    var seconds: Double? {
        guard let info = info else { return nil }
        let children = children(of: info)
        let scale = children.first { $0.id == ID.timestampScale }.flatMap { unsigned($0) } ?? 1_000_000
        return children.first { $0.id == ID.duration }.flatMap(float).map { $0 * Double(scale) / 1_000_000_000 }
    }

    private var info: Range<Int>? {
        guard let head = element(at: 0, before: file.size),
            let segment = element(at: head.content.upperBound, before: file.size), segment.id == ID.segment
        else { return nil }
        // Up to the first cluster; behind it are gigabytes, and an index says what stands there.
        let front = children(of: segment.content)
        if let info = front.first(where: { $0.id == ID.info }) { return info.content }
        guard let index = front.first(where: { $0.id == ID.seekHead }) else { return nil }
        for seek in children(of: index.content) where seek.id == ID.seek {
            let parts = children(of: seek.content)
            guard let id = parts.first(where: { $0.id == ID.seekID }).flatMap({ unsigned($0) }), id == ID.info,
                let offset = parts.first(where: { $0.id == ID.seekPosition }).flatMap({ unsigned($0) }),
                let place = Int(exactly: offset), place <= segment.content.count
            else { continue }
            let found = element(at: segment.content.lowerBound + place, before: segment.content.upperBound)
            if let found, found.id == ID.info { return found.content }
        }
        return nil
    }

    private func children(of range: Range<Int>) -> [Element] {
        var elements: [Element] = []
        var start = range.lowerBound
        while elements.count < 100, start < range.upperBound, let element = element(at: start, before: range.upperBound)
        {
            if element.id == ID.cluster { break }
            elements.append(element)
            start = element.content.upperBound
        }
        return elements
    }

    /// An element; one whose size is not known goes to the end of what it stands in.
    private func element(at start: Int, before end: Int) -> Element? {
        guard let bytes = file.head(at: start, upTo: 12), let first = bytes.first, first != 0 else { return nil }
        let idLength = first.leadingZeroBitCount + 1
        guard idLength <= 4, bytes.count > idLength else { return nil }
        let id = bytes.prefix(idLength).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let sizeBytes = bytes.dropFirst(idLength)
        guard let mark = sizeBytes.first, mark != 0 else { return nil }
        let length = mark.leadingZeroBitCount + 1
        guard sizeBytes.count >= length else { return nil }
        let mask = UInt64(1) << (7 * length) - 1
        let size = sizeBytes.prefix(length).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } & mask
        let content = start + idLength + length
        guard content <= end else { return nil }
        let rest = end - content
        let count = size == mask ? rest : Int(exactly: size) ?? Int.max
        // Of a file that is still being loaded the segment goes beyond the end; of anything else a part is nothing.
        guard count <= rest || id == ID.segment else { return nil }
        return Element(id: id, content: content..<content + min(count, rest))
    }

    private func unsigned(_ element: Element) -> UInt64? {
        (1...8).contains(element.content.count)
            ? file.number(at: element.content.lowerBound, bytes: element.content.count) : nil
    }

    private func float(_ element: Element) -> Double? {
        guard let bits = unsigned(element) else { return nil }
        return switch element.content.count {
        case 4: Double(Float(bitPattern: UInt32(bits)))
        case 8: Double(bitPattern: bits)
        default: nil
        }
    }
}
