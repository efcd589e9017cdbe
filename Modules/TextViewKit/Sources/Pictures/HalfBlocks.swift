package import TextViewKitInterface

/// Pictures as characters: two pixels in each cell, or one shade where there are no colours.
package enum HalfBlocks {
    /// A line for each two rows; each ends in the terminal's own style, so that a pager may show any part.
    package static func encode(_ image: PixelImage, depth: ColourDepth = .trueColour) -> String {
        let output = OutputBuffer()
        for top in stride(from: 0, to: image.height, by: 2) {
            if depth == .none { shade(image, top, output) } else { colour(image, top, depth, output) }
            output.append("\n")
        }
        return output.withBytes { String(decoding: $0, as: UTF8.self) }
    }

    private static func colour(_ image: PixelImage, _ top: Int, _ depth: ColourDepth, _ output: OutputBuffer) {
        var style = Style.plain
        for x in 0..<image.width {
            let upper = image.colour(x: x, y: top)?.degraded(to: depth)
            let lower = image.colour(x: x, y: top + 1)?.degraded(to: depth)
            let (glyph, wanted) = cell(upper, lower)
            if wanted != style { SGR.write(from: style, to: wanted, output) }
            style = wanted
            output.append(scalar: glyph.value)
        }
        if style != .plain { SGR.write(from: style, to: .plain, output) }
    }

    private static func cell(_ upper: Colour?, _ lower: Colour?) -> (Unicode.Scalar, Style) {
        switch (upper, lower) {
        case (nil, nil): (" ", .plain)
        case (let upper?, nil): ("▀", Style(foreground: upper))
        case (nil, let lower?): ("▄", Style(foreground: lower))
        case (let upper?, let lower?): ("▀", Style(foreground: upper, background: lower))
        }
    }

    private static let shades: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]

    private static func shade(_ image: PixelImage, _ top: Int, _ output: OutputBuffer) {
        for x in 0..<image.width {
            let light = image.light(x: x, y: top) + image.light(x: x, y: top + 1)
            output.append(scalar: shades[light * shades.count / 512].value)
        }
    }
}

extension PixelImage {
    /// How light a pixel is, from 0 to 255, by the luma of ITU-R BT.709; nothing is where it is transparent or outside.
    fileprivate func light(x: Int, y: Int) -> Int {
        guard case .rgb(let red, let green, let blue) = colour(x: x, y: y)?.kind else { return 0 }
        return (2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue)) / 10_000
    }
}
