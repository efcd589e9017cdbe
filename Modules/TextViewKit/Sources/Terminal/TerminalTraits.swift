package import TextViewKitInterface

/// What a terminal said of itself, as far as it answered in time.
package struct TerminalTraits: Hashable, Sendable {
    /// Whether it answered at all.
    package var answers = false
    /// Its name and version (XTVERSION), or nothing.
    package var version = ""
    /// Whether it knows the kitty keyboard protocol.
    package var hasKittyKeyboard = false
    /// Whether its background is darker than grey; `nil` when it did not say.
    package var isDark: Bool?
    /// The private modes that it can set and reset.
    package var modes: Set<Int> = []

    /// Whether it knows the kitty graphics protocol.
    package var hasKittyGraphics = false
    /// Whether it knows sixel.
    package var hasSixel = false
    /// The pixels of a cell, if it said so.
    package var cellPixels: Size?
    /// The pixels of its window, if it said so.
    package var windowPixels: Size?
    /// How pictures are shown on it, once that is decided; `nil` for half blocks.
    package var pictures: PictureProtocol?

    package init() {}

    /// Takes an answer.
    mutating func note(_ reply: TerminalReply) {
        answers = true
        switch reply {
        case .version(let text): version = text
        case .keyboard: hasKittyKeyboard = true
        case .mode(let mode, 1...2): modes.insert(mode)
        case .background(let red, let green, let blue):
            // Luma of Rec. 709, of 10,000 parts.
            isDark = 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) < 10_000 * 128
        case .attributes(let list): hasSixel = list.contains(4)
        case .graphics: hasKittyGraphics = true
        case .cellPixels(let size): cellPixels = size
        case .windowPixels(let size): windowPixels = size
        case .mode, .cursor: break
        }
    }

    /// Decides how pictures are shown, on a screen of some cells.
    mutating func choosePictures(environment: [String: String], size: Size) {
        pictures = PictureChoice.pictures(on: self, environment: environment)
        if let windowPixels, cellPixels == nil {
            cellPixels = Size(width: windowPixels.width / size.width, height: windowPixels.height / size.height)
        }
        // Nobody can read a smaller cell, and no larger one is worth its bytes.
        if let cell = cellPixels, !(4...64 ~= cell.width && 4...128 ~= cell.height) { cellPixels = nil }
    }

    /// What can be used of it, with the colours that the environment tells.
    package func capabilities(environment: [String: String]) -> TerminalCapabilities {
        var capabilities = TerminalCapabilities()
        capabilities.colours = ColourDepth(environment: environment)
        capabilities.synchronizes = modes.contains(2026)
        capabilities.links = environment["TERM"] != "linux"
        capabilities.pictures = pictures
        if let cellPixels { capabilities.cellPixels = cellPixels }
        return capabilities
    }

    /// Whether a narrower window makes it break its lines anew.
    var reflows: Bool { answers && !isXterm }
    /// Whether it is xterm itself.
    var isXterm: Bool { version.hasPrefix("XTerm") }
}
