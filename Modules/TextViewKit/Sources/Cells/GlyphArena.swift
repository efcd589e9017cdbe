package import TextViewKitInterface

/// Keeps the grapheme clusters and links that cells name by number.
///
/// Buffers that are compared with each other share one: equal clusters then have equal numbers. Looking up a cluster that
/// is known allocates nothing.
package final class GlyphArena {
    /// Bytes that one cell keeps: a cluster with more marks loses the last ones, as in terminals.
    static let clusterLimit = 255

    private var bytes: [UInt8] = []
    /// Where each cluster begins in `bytes`, and where the last one ends.
    private var starts: [Int] = [0]
    /// Numbers of clusters plus one by hash, with open addressing; the size is a power of two.
    private var slots = [UInt32](repeating: 0, count: 64)
    private var links: [String] = []
    private var linkNumbers: [String: LinkID] = [:]
    private var pictures = PictureShelf()
    /// Bytes at which unused clusters are worth looking for.
    private var collectsAt = 1 << 16

    package init() {}

    /// The number of a cluster, new or known.
    func number(of range: Range<Int>, in text: Span<UInt8>) -> UInt32 {
        let range = range.lowerBound..<end(of: range, in: text)
        var slot = Int(truncatingIfNeeded: hash(range, in: text)) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot] - 1)
            if matches(number, range, in: text) { return UInt32(number) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return insert(range, in: text, slot)
    }

    private func insert(_ range: Range<Int>, in text: Span<UInt8>, _ slot: Int) -> UInt32 {
        let number = UInt32(truncatingIfNeeded: starts.count - 1)
        for index in range { bytes.append(text[index]) }
        starts.append(bytes.count)
        slots[slot] = number + 1
        if starts.count * 2 > slots.count { grow() }
        return number
    }

    private func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        let known = bytes
        for number in 0..<starts.count - 1 {
            var slot =
                Int(truncatingIfNeeded: hash(starts[number]..<starts[number + 1], in: known.span)) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(truncatingIfNeeded: number + 1)
        }
    }

    /// The end of what fits into a cell: a whole number of scalars.
    private func end(of range: Range<Int>, in text: Span<UInt8>) -> Int {
        guard range.count > Self.clusterLimit else { return range.upperBound }
        var end = range.lowerBound + Self.clusterLimit
        while text[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }

    private func matches(_ number: Int, _ range: Range<Int>, in text: Span<UInt8>) -> Bool {
        let start = starts[number]
        guard starts[number + 1] - start == range.count else { return false }
        return range.allSatisfy { text[$0] == bytes[start + $0 - range.lowerBound] }
    }

    /// FNV-1a, of 64 bits.
    private func hash(_ range: Range<Int>, in text: Span<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in range { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
        return hash ^ hash >> 32
    }

    /// The bytes of a cluster by its number; none when a collection dropped it.
    func bytes(of number: UInt32) -> ArraySlice<UInt8> {
        guard Int(number) < starts.count - 1 else { return [] }
        return bytes[starts[Int(number)]..<starts[Int(number) + 1]]
    }

    /// The number of a link, new or known; after 65,535 different ones no more are kept.
    func link(_ address: String?) -> LinkID {
        guard let address else { return .none }
        if let known = linkNumbers[address] { return known }
        guard let number = UInt16(exactly: links.count + 1) else { return .none }
        links.append(address)
        linkNumbers[address] = LinkID(number: number)
        return LinkID(number: number)
    }

    /// The address of a link, or `nil` for no link.
    func address(of link: LinkID) -> String? {
        link.number > 0 && Int(link.number) <= links.count ? links[Int(link.number) - 1] : nil
    }

    /// The number of the first cell of a picture, new or known; the others follow row by row.
    package func number(of picture: TiledPicture) -> UInt32? { pictures.number(of: picture) }

    /// The picture of a cell, and which of its cells that is.
    package func tile(_ number: UInt32) -> (picture: TiledPicture, cell: Point)? { pictures.tile(number) }

    var hasPictures: Bool { pictures.count > 0 }

    /// Drops the clusters and pictures that two buffers do not show, once there are many; no other buffer may share the
    /// arena.
    func collect(keeping first: CellBuffer, _ second: CellBuffer) {
        if pictures.count > 16 { pictures.keep(first.pictureNumbers.union(second.pictureNumbers)) }
        guard bytes.count > collectsAt else { return }
        let old = bytes
        let oldStarts = starts
        (bytes, starts, slots) = ([], [0], [UInt32](repeating: 0, count: 64))
        for buffer in [first, second] {
            buffer.renumberClusters {
                number(of: oldStarts[Int($0)]..<oldStarts[Int($0) + 1], in: old.span)
            }
        }
        collectsAt = max(1 << 16, bytes.count * 2)
    }
}
