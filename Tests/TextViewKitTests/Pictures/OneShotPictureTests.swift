import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import TextViewKit

@Suite("pictures where no screen is")
@MainActor
struct OneShotPictureTests {
    private func image(_ rows: [[[UInt8]]]) throws -> PixelImage {
        let width = rows.first?.count ?? 0
        return try #require(PixelImage(width: width, height: rows.count, bytes: Array(rows.joined().joined())))
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]
    private let white: [UInt8] = [255, 255, 255, 255]
    private let black: [UInt8] = [0, 0, 0, 255]
    private let none: [UInt8] = [9, 9, 9, 0]

    private func pictures(_ variables: [String: String], isTerminal: Bool = true) -> OneShotPictures {
        OneShotPictures(variables: variables, isTerminal: isTerminal, settings: nil)
    }

    @Test("half blocks say a style once, leave out what is not seen, and end each line in the terminal's own style")
    func half() throws {
        #expect(
            HalfBlocks.encode(try image([[red, red], [blue, blue]]))
                == "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀▀\u{1B}[m\n")
        #expect(HalfBlocks.encode(try image([[none, red], [none, none]])) == " \u{1B}[38;2;255;0;0m▀\u{1B}[m\n")
        #expect(HalfBlocks.encode(try image([[none], [blue]])) == "\u{1B}[38;2;0;0;255m▄\u{1B}[m\n")
        // Three rows are two lines, and the lower half of the last one is nothing.
        #expect(
            HalfBlocks.encode(try image([[none], [none], [red]])) == " \n\u{1B}[38;2;255;0;0m▀\u{1B}[m\n")
        #expect(
            HalfBlocks.encode(try image([[red], [red]]), depth: .indexed) == "\u{1B}[38;5;196;48;5;196m▀\u{1B}[m\n")
    }

    @Test("without colours the lightness of both pixels is a shade")
    func shades() throws {
        // Luma of Rec. 709: 54, 18 and 255 of 255; two of each make a fifth, nothing and all of five steps.
        let rows = [[black, blue, red, white, white], [black, blue, white, black, white]]
        #expect(HalfBlocks.encode(try image(rows), depth: .none) == "  ▓▒█\n")
    }

    @Test("kitty gets the cells that the pixels fill, begun ones included")
    func kitty() throws {
        let wide = try image([Array(repeating: red, count: 11)])
        let text = pictures([:]).render(wide, as: .kitty)
        #expect(text.hasPrefix("\u{1B}_Ga=T,f=24,s=11,v=1,c=2,r=1,q=2,m=0;"))
        #expect(text.hasSuffix("\u{1B}\\\n"))
        #expect(pictures([:]).render(wide, as: .sixel) == "\u{1B}P0;1q\"1;1;11;1#0;2;100;0;0#0!11@\u{1B}\\\n")
        #expect(pictures([:]).render(try image([]), as: .kitty) == "")
    }

    @Test("the format is what was decided, or else that of a terminal known by its name")
    func choice() {
        let rows: [([String: String], isTerminal: Bool, PictureFormat)] = [
            (["TERM": "xterm-kitty"], true, .kitty), (["TERM": "xterm-kitty"], false, .half),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], true, .kitty), (["TERM": "foot"], true, .sixel),
            (["TERM": "xterm-256color"], true, .half),
            (["TERM": "tmux-256color", "TERM_PROGRAM": "ghostty"], true, .half),
            (["TERM": "xterm-kitty", "NO_COLOR": "1"], true, .half),
            (["TERM": "xterm-kitty", "TESSERA_PICTURES": "sixel"], true, .sixel),
            (["TESSERA_PICTURES": "kitty"], false, .kitty), ([:], false, .half),
        ]
        for (variables, isTerminal, expected) in rows {
            #expect(pictures(variables, isTerminal: isTerminal).format == expected, "\(variables) \(isTerminal)")
        }
    }

    @Test("a pipe gets all colours, unless there shall be none")
    func pipe() throws {
        let image = try image([[red], [red]])
        let trueColour = "\u{1B}[38;2;255;0;0;48;2;255;0;0m▀\u{1B}[m\n"
        #expect(pictures([:], isTerminal: false).render(image, as: .half) == trueColour)
        #expect(pictures(["NO_COLOR": "1"], isTerminal: false).render(image, as: .half) == "░\n")
        #expect(pictures(["TERM": "xterm"], isTerminal: true).render(image, as: .half) == "\u{1B}[91;101m▀\u{1B}[m\n")
    }

    @Test("a cell has two pixels in half blocks, and those of a VT340 otherwise")
    func pixels() {
        let cells = Size(width: 3, height: 2)
        #expect(pictures([:]).pixels(on: cells, as: .half) == Size(width: 3, height: 4))
        #expect(pictures([:]).pixels(on: cells, as: .sixel) == Size(width: 30, height: 40))
    }

    @Test("a picture on fewer cells than pixels shows the mean of each part, weighted by opacity")
    func means() throws {
        let rows = [[black, white, none, none], [white, black, none, red]]
        let view = Image(try image(rows), label: "four", isResizable: true)
        let text = Rendering(view, size: Size(width: 2, height: 1)).text(as: .ansi)
        // Half of 255 is 128, rounded; one opaque pixel of two is 255 of 510, less than half.
        #expect(text == "\u{1B}[38;2;128;128;128;48;2;128;128;128m▀\u{1B}[0m\n")
    }

    @Test("the focus turns what stands around a picture, and leaves the picture alone")
    func focus() throws {
        let picture = try image([[red, red], [blue, blue]])
        let screen = Harness(width: 6, height: 2) {
            VStack(alignment: .leading) {
                Image(picture, label: "red and blue")
                Text("name")
            }
            .onTap {}
        }
        let lines = screen.styled.split(separator: "\n")
        #expect(lines[3...4].elementsEqual(["|aabb..|", "|bbbb..|"]))
        #expect(lines.last == "b bold reverse")
        let only = Harness(width: 6, height: 2) { Image(picture, label: "red and blue").onTap {} }
        #expect(only.styled.contains("bold reverse"))
    }
}
