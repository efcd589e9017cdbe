/// The order in which people count: 2 comes before 10.
struct NaturalOrder: Comparable {
    private enum Piece: Comparable {
        // A number without its leading zeros, by how long it is and then by its digits: it may be of any length.
        case number(Int, String)
        case text(String)
    }

    private let name: String
    private let pieces: [Piece]

    init(_ name: String) {
        self.name = name
        var pieces: [Piece] = []
        // By bytes, because there are thousands of names; a digit is one in any text.
        var rest = Substring(name.lowercased()).utf8
        while let first = rest.first {
            let isDigit = first.isDigit
            let run = rest.prefix { $0.isDigit == isDigit }
            rest = rest[run.endIndex...]
            let digits = isDigit ? String(Substring(run.drop { $0 == UInt8(ascii: "0") })) : ""
            pieces.append(isDigit ? .number(digits.utf8.count, digits) : .text(String(Substring(run))))
        }
        self.pieces = pieces
    }

    static func < (left: NaturalOrder, right: NaturalOrder) -> Bool {
        for (left, right) in zip(left.pieces, right.pieces) where left != right { return left < right }
        let counts = (left.pieces.count, right.pieces.count)
        return counts.0 == counts.1 ? left.name < right.name : counts.0 < counts.1
    }

    /// Sorts by names, each of which is taken apart once.
    static func sorted<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
        elements.map { (NaturalOrder(name($0)), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
