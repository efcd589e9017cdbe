/// How a picture is written to where no screen is.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    /// Two pixels in each cell, in the colours of the terminal.
    case half
    /// The kitty graphics protocol.
    case kitty
    /// DEC sixel.
    case sixel
}
