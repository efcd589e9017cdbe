import LocalizationKit

/// How a person wants pictures to be shown.
enum PictureChoice: String, CaseIterable {
    /// As well as the terminal can.
    case auto
    case half, kitty, sixel

    /// The protocol for a terminal; `nil` for half blocks.
    ///
    /// - Parameters:
    ///   - traits: what the terminal said of itself.
    ///   - environment: the environment, with the choice in `TESSERA_PICTURES`.
    /// - Returns: the protocol.
    static func pictures(on traits: TerminalTraits, environment: [String: String]) -> PictureProtocol? {
        switch PictureChoice(rawValue: environment["TESSERA_PICTURES"] ?? "") ?? .auto {
        case .half: nil
        case .kitty: .kitty
        case .sixel: .sixel
        case .auto where ColourDepth(environment: environment) == .none || isMultiplexer(environment): nil
        case .auto: traits.hasKittyGraphics ? .kitty : traits.hasSixel ? .sixel : nil
        }
    }

    /// The protocol for a terminal that is not asked, by what the environment says of it; `nil` for half blocks.
    ///
    /// - Parameters:
    ///   - environment: the environment, with the choice in `TESSERA_PICTURES`.
    ///   - isTerminal: whether the output is a terminal at all; a pipe gets a protocol only when it is chosen.
    /// - Returns: the protocol.
    static func picturesByName(_ environment: [String: String], isTerminal: Bool) -> PictureProtocol? {
        var traits = TerminalTraits()
        let names = [environment["TERM"] ?? "", (environment["TERM_PROGRAM"] ?? "").lowercased()]
        let isKnown = { (known: [String]) in
            isTerminal && names.contains { name in known.contains { name.contains($0) } }
        }
        traits.hasKittyGraphics = isKnown(["kitty", "ghostty", "wezterm"])
        traits.hasSixel = isKnown(["foot", "mlterm", "sixel", "contour"])
        return pictures(on: traits, environment: environment)
    }

    /// Whether the terminal stands for others, which lose pictures or show them in wrong places.
    static func isMultiplexer(_ environment: [String: String]) -> Bool {
        ["tmux", "screen"].contains { environment["TERM"]?.hasPrefix($0) == true }
    }

    var title: LocalizedText {
        switch self {
        case .auto: Strings.picturesAuto
        case .half: Strings.picturesHalf
        case .kitty: Strings.picturesKitty
        case .sixel: Strings.picturesSixel
        }
    }
}
