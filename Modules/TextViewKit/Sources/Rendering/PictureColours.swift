import TextViewKitInterface

/// The colours of pictures, where no terminal chooses them.
enum PictureColours {
    static let background = "#16181d"
    static let foreground = "#d8dce4"

    private static let ansi = [
        "#1e2127", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#c8ccd4",
        "#5c6370", "#ff7a85", "#b1e08b", "#ffd68a", "#7cc4ff", "#dd8ff2", "#6fd3df", "#ffffff",
    ]

    /// A colour as `#rrggbb`.
    static func hex(_ colour: Colour, fallback: String) -> String {
        switch colour.kind {
        case .default: fallback
        case .ansi(let number): ansi[Int(number & 15)]
        case .indexed(let number): indexed(Int(number))
        case .rgb(let red, let green, let blue): hex(Int(red), Int(green), Int(blue))
        }
    }

    // xterm's 256 colours: 16 of the palette, a cube of 6×6×6, 24 greys.
    private static func indexed(_ number: Int) -> String {
        if number < 16 { return ansi[number] }
        if number > 231 { return hex(number * 10 - 2312, number * 10 - 2312, number * 10 - 2312) }
        let cube = number - 16
        return hex(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    }

    private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

    private static func hex(_ red: Int, _ green: Int, _ blue: Int) -> String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
