package import LocalizationKit

/// A piece of text in one style.
public struct StyledRun: Hashable, Sendable {
    /// Any text: what could move the cursor or change a mode is never sent to a terminal.
    public var text: String
    /// How it is drawn.
    public var style: Style
    /// Where it leads (OSC 8), or `nil`; bytes outside printable ASCII are percent-encoded on output.
    public var link: String?
    /// What ``text`` is a rendering of, until the language is known.
    package var localized: LocalizedText?

    /// A run of text in one style.
    public init(_ text: String, style: Style = .plain, link: String? = nil) {
        self.text = text
        self.style = style
        self.link = link
    }
}
