import TextViewKitInterface

/// Gives each cell of each picture a number of its own, so that cells of pictures are compared like all others.
struct PictureShelf {
    private struct Place {
        let picture: TiledPicture
        /// The numbers of its cells, row by row.
        let numbers: Range<Int>
    }

    /// What a glyph has room for.
    private static let limit = 1 << 24
    /// In the order of their numbers.
    private var places: [Place] = []

    var count: Int { places.count }

    /// The number of the first cell of a picture, new or known; `nil` when there are too many cells.
    mutating func number(of picture: TiledPicture) -> UInt32? {
        if let known = places.first(where: { $0.picture == picture }) { return UInt32(known.numbers.lowerBound) }
        let index = firstGap(picture.size.width * picture.size.height)
        let start = index > 0 ? places[index - 1].numbers.upperBound : 0
        let end = start + picture.size.width * picture.size.height
        guard end <= Self.limit else { return nil }
        places.insert(Place(picture: picture, numbers: start..<end), at: index)
        return UInt32(start)
    }

    /// Before which place there is room for a number of cells.
    private func firstGap(_ count: Int) -> Int {
        var end = 0
        for (index, place) in places.enumerated() {
            if place.numbers.lowerBound - end >= count { return index }
            end = place.numbers.upperBound
        }
        return places.count
    }

    /// The picture of a cell, and which of its cells that is.
    func tile(_ number: UInt32) -> (picture: TiledPicture, cell: Point)? {
        guard let place = places.first(where: { $0.numbers.contains(Int(number)) }) else { return nil }
        let (y, x) = (Int(number) - place.numbers.lowerBound).quotientAndRemainder(dividingBy: place.picture.size.width)
        return (place.picture, Point(x: x, y: y))
    }

    /// Forgets the pictures none of whose cells is among some numbers.
    mutating func keep(_ numbers: Set<UInt32>) {
        places.removeAll { place in !numbers.contains { place.numbers.contains(Int($0)) } }
    }
}
