/// The order in which people count: 2 comes before 10.
enum NaturalOrder {
    static func precedes(_ left: String, _ right: String) -> Bool {
        let (first, second) = (pieces(left), pieces(right))
        for (left, right) in zip(first, second) where left != right { return left < right }
        return first.count == second.count ? left < right : first.count < second.count
    }

    private enum Piece: Comparable {
        // A number without its leading zeros, by how long it is and then by its digits: it may be of any length.
        case number(Int, String)
        case text(String)
    }

    private static func pieces(_ text: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = text.lowercased()[...]
        while let first = rest.first {
            let isDigit = first.isASCIIDigit
            let run = rest.prefix { $0.isASCIIDigit == isDigit }
            rest = rest[run.endIndex...]
            let digits = String(run.drop { $0 == "0" })
            pieces.append(isDigit ? .number(digits.count, digits) : .text(String(run)))
        }
        return pieces
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
