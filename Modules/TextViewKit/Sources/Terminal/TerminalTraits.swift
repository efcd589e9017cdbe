import TextViewKitInterface

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
        case .attributes, .mode, .cursor: break
        }
    }

    /// What can be used of it, with the colours that the environment tells.
    package func capabilities(environment: [String: String]) -> TerminalCapabilities {
        var capabilities = TerminalCapabilities()
        capabilities.colours = ColourDepth(environment: environment)
        capabilities.synchronizes = modes.contains(2026)
        capabilities.links = environment["TERM"] != "linux"
        return capabilities
    }

    /// Whether a narrower window makes it break its lines anew.
    var reflows: Bool { answers && !isXterm }
    /// Whether it is xterm itself.
    var isXterm: Bool { version.hasPrefix("XTerm") }
}
