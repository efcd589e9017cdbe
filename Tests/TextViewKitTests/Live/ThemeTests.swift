import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("Themes")
@MainActor
struct ThemeTests {
    /// WCAG 2.2: relative luminance, and the contrast ratio of two colours.
    private func luminance(_ colour: Colour) -> Double {
        guard case .rgb(let red, let green, let blue) = colour.kind else { return .nan }
        let parts = [red, green, blue].map { byte -> Double in
            let share = Double(byte) / 255
            return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    /// `base` to a power in tenths, by Newton's tenth root, so that no library of mathematics is needed.
    private func power(_ base: Double, _ exponent: Double) -> Double {
        var root = 1.0
        for _ in 0..<200 {
            let ninth = (0..<9).reduce(1.0) { product, _ in product * root }
            root += (base / ninth - root) / 10
        }
        return (0..<Int(exponent * 10)).reduce(1.0) { product, _ in product * root }
    }

    private func contrast(_ one: Colour, _ other: Colour) -> Double {
        let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
        return (light + 0.05) / (dark + 0.05)
    }

    @Test("contrast is computed as WCAG has it")
    func formula() {
        #expect(abs(contrast(.rgb(255, 255, 255), .rgb(0, 0, 0)) - 21) < 0.001)
        // The least grey on white that passes 4.5:1.
        #expect(abs(contrast(.rgb(0x76, 0x76, 0x76), .rgb(255, 255, 255)) - 4.54) < 0.005)
    }

    @Test("text and every colour stand out from the ground by 4.5:1, with high contrast by 7:1")
    func contrasts() throws {
        for theme in Theme.all where theme != .terminal {
            let least = theme.name.hasPrefix("high") ? 7 : 4.5
            let palette = try #require(theme.palette)
            #expect(contrast(theme.text, theme.ground) >= 7, "\(theme.name)")
            for number in 1..<16 {
                #expect(contrast(palette[number], theme.ground) >= least, "\(theme.name), colour \(number)")
                #expect(contrast(palette[0], palette[number]) >= least, "black on colour \(number) of \(theme.name)")
            }
        }
    }

    @Test("a theme colours what is drawn, also the focus and menus, and the terminal's own leaves it alone")
    func drawing() {
        let view = HStack {
            Text("a").foreground(.red)
            Button("b") {}
        }
        let dark = Harness(width: 6, height: 1, theme: .dark) { view }
        #expect(dark.styled.contains("fg=rgb(240,113,120) bg=rgb(22,24,29)"))
        #expect(dark.styled.contains("bold reverse fg=rgb(216,220,228) bg=rgb(22,24,29)"))
        let plain = Harness(width: 6, height: 1) { view }
        #expect(plain.styled.hasSuffix("--\na fg=red\nb bold reverse\n"))
    }

    @Test("a badge takes the ground as the colour of its text, so that it can be read in every theme")
    func badge() {
        let harness = Harness(width: 3, height: 1, theme: .light) { Badge(3) }
        #expect(harness.styled.contains("a bold reverse fg=rgb(179,38,30) bg=rgb(250,250,250)"))
    }
}
