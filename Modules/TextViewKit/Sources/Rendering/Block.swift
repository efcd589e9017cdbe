/// A block element (U+2580 to U+2593) as a part of its cell.
struct Block {
    var top = 0.0
    var height = 1.0
    var width = 1.0
    var opacity = 1.0

    init?(_ glyph: String) {
        guard let scalar = glyph.unicodeScalars.first?.value, glyph.unicodeScalars.count == 1 else { return nil }
        switch scalar {
        case 0x2580: height = 0.5
        case 0x2581...0x2588:
            height = Double(scalar - 0x2580) / 8
            top = 1 - height
        case 0x2589...0x258F: width = Double(0x2590 - scalar) / 8
        case 0x2591...0x2593: opacity = Double(scalar - 0x2590) / 4
        default: return nil
        }
    }
}
