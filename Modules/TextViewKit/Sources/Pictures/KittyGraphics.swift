package import TextViewKitInterface

/// The sequences of the kitty graphics protocol; all of them ask the terminal not to answer.
///
/// https://sw.kovidgoyal.net/kitty/graphics-protocol/
package enum KittyGraphics {
    /// What a piece of data may hold, in bytes before Base64: 4096 after it.
    private static let chunk = 3072

    /// Asks whether the terminal knows the protocol: a picture of one pixel that is not kept.
    static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    /// Removes all pictures from the screen, and their data.
    static let deletion = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"

    /// Gives the terminal the pixels of a picture, without showing them.
    package static func transmission(of image: PixelImage, id: Int) -> String {
        pieces(of: image, "a=t,", ",i=\(id)")
    }

    /// Shows a picture from the cursor on, which ends behind it, in terms of cells of some pixels.
    package static func display(of image: PixelImage, cell: Size) -> String {
        let columns = (image.width + cell.width - 1) / cell.width
        let rows = (image.height + cell.height - 1) / cell.height
        return pieces(of: image, "a=T,", ",c=\(columns),r=\(rows)")
    }

    private static func pieces(of image: PixelImage, _ action: String, _ place: String) -> String {
        let isOpaque = stride(from: 3, to: image.bytes.count, by: 4).allSatisfy { image.bytes[$0] == 255 }
        let data = isOpaque ? opaque(image.bytes) : image.bytes
        let keys = "\(action)f=\(isOpaque ? 24 : 32),s=\(image.width),v=\(image.height)\(place),"
        return stride(from: 0, to: data.count, by: chunk).map { start in
            let end = min(start + chunk, data.count)
            let text = Base64.encode(data[start..<end])
            return "\u{1B}_G\(start == 0 ? keys : "")q=2,m=\(end < data.count ? 1 : 0);\(text)\u{1B}\\"
        }.joined()
    }

    private static func opaque(_ bytes: [UInt8]) -> [UInt8] {
        bytes.indices.filter { $0 % 4 != 3 }.map { bytes[$0] }
    }

    /// Shows a rectangle of pixels on cells from the cursor on, which stays where it is.
    package static func placement(id: Int, number: Int, pixels: CellRect, cells: CellRect) -> String {
        "\u{1B}_Ga=p,i=\(id),p=\(number),x=\(pixels.x),y=\(pixels.y),w=\(pixels.width),h=\(pixels.height),"
            + "c=\(cells.width),r=\(cells.height),C=1,q=2\u{1B}\\"
    }

    /// Removes a placement; the pixels stay.
    package static func removal(id: Int, number: Int) -> String { "\u{1B}_Ga=d,d=i,i=\(id),p=\(number),q=2\u{1B}\\" }

    /// Removes the pixels of a picture with all its placements.
    package static func deletion(id: Int) -> String { "\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\" }
}
